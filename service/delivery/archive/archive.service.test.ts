import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Decrypter, identityToRecipient } from 'age-encryption';
import { S3Client } from 'lean-s3';
import { expect, test } from 'vitest';
import { closeAfterTest } from '../../testing/close-after-test.ts';
import { openStorage } from '../testing/open-storage.ts';
import { openWebhookReceiver } from '../testing/webhook-receiver.ts';
import { openArchive } from './archive.ts';

async function storage() {
  return closeAfterTest(await openStorage());
}

async function all(ids: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const id of ids) found.push(id);
  return found;
}

test('a record is stored encrypted, and another client reads it with the key', async () => {
  const { env } = await storage();
  await openArchive({ ...env, key: await identityToRecipient(env.key) }).put('a-1', 'Conceição');
  const other = new S3Client({ ...env, endpoint: env.endpoint });
  const sealed = await other.file('site/records/a-1.age').bytes();
  expect(Buffer.from(sealed).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
  expect(Buffer.from(sealed).toString()).not.toContain('Conceição');
  const decrypter = new Decrypter();
  decrypter.addIdentity(env.key);
  expect(await decrypter.decrypt(sealed, 'text')).toBe('Conceição');
  expect(await openArchive(env).read('a-1')).toBe('Conceição');
});

test('a record can be replaced, and is removed when it is erased', async () => {
  const { env } = await storage();
  const archive = openArchive(env);
  await archive.put('a-1', 'first');
  await archive.put('a-1', 'second');
  await archive.put('a-2', 'other');
  expect(await all(archive.listRecords())).toEqual(['a-1', 'a-2']);
  expect(await archive.read('a-1')).toBe('second');
  await archive.erase('a-1');
  // As after a lost response.
  await archive.erase('a-1');
  expect(await all(archive.listRecords())).toEqual(['a-2']);
  expect(await all(archive.listErased())).toEqual(['a-1']);
});

test('the error of a refused request contains only the status', async () => {
  const { env } = await storage();
  const archive = openArchive({ ...env, secretAccessKey: 'wrong' });
  await expect(archive.put('a-1', 'x')).rejects.toThrow(/^HTTP 403$/);
});

test('a restore with a wrong key or bucket says so at once', async () => {
  const { env } = await storage();
  for (const wrong of [{ secretAccessKey: 'wrong' }, { bucket: 'other' }]) {
    const archive = openArchive({ ...env, ...wrong });
    await expect(all(archive.listRecords())).rejects.toThrow(/HTTP 40[34].*ARCHIVE_URL/);
  }
}, 5_000);

test('a refused read is not repeated', async () => {
  const { env } = await storage();
  const closed = closeAfterTest(await openWebhookReceiver());
  closed.answerWith((response) => response.writeHead(403).end());
  const archive = openArchive({ ...env, endpoint: new URL(closed.url).origin });
  await expect(archive.read('a-1')).rejects.toThrow('HTTP 403');
  expect(closed.posts).toHaveLength(1);
});

test('a storage that does not answer is given up in time, even after garbage collection', async () => {
  const { env } = await storage();
  const silent = closeAfterTest(await openWebhookReceiver());
  silent.answerWith(() => undefined);
  const archive = openArchive({ ...env, endpoint: new URL(silent.url).origin });
  setFlagsFromString('--expose-gc');
  const collect = setInterval(runInNewContext('gc'), 20);
  await expect(archive.put('a-1', 'x', AbortSignal.timeout(300))).rejects.toThrow('timeout');
  clearInterval(collect);
});

test('a 200 of something other than S3 storage counts as an error', async () => {
  const { env } = await storage();
  const portal = closeAfterTest(await openWebhookReceiver());
  const { origin } = new URL(portal.url);
  const archive = openArchive({ ...env, endpoint: origin }, { pausesMs: [] });
  for (const body of ['<html>Sign in</html>', '<Error><Code>InternalError</Code></Error>']) {
    portal.answerWith((response) => response.end(body));
    await expect(archive.put('a-1', 'x')).rejects.toThrow('HTTP 200');
    await expect(archive.erase('a-1')).rejects.toThrow('HTTP 200');
    // If this counted as an empty list, erased people would be restored.
    await expect(all(archive.listErased())).rejects.toThrow('HTTP 200');
  }
});

test('a page may be shorter than requested', async () => {
  const { env } = await storage();
  const short = closeAfterTest(await openWebhookReceiver());
  short.answerWith((response) => {
    const { searchParams } = new URL(short.posts.at(-1)?.path ?? '', short.url);
    const isFirst = searchParams.get('marker') === '';
    const key = `<Contents><Key>site/erased/${isFirst ? 'a-1' : 'a-2'}</Key></Contents>`;
    response.end(
      `<ListBucketResult><IsTruncated>${isFirst}</IsTruncated>${key}</ListBucketResult>`,
    );
  });
  const archive = openArchive({ ...env, endpoint: new URL(short.url).origin });
  expect(await all(archive.listErased())).toEqual(['a-1', 'a-2']);
});

test.each(['site/', 'R&D <site>/'])('all pages of %s are listed in order', async (prefix) => {
  const { env } = await storage();
  const archive = openArchive({ ...env, prefix }, { page: 2 });
  const ids = ['id-1', 'id-2', 'id-3', 'id-4', 'id-5'];
  for (const id of ids) await archive.erase(id);
  expect(await all(archive.listErased())).toEqual(ids);
});

test('an empty object that other tools make for a folder is no record', async () => {
  const { env } = await storage();
  const storageWithFolder = closeAfterTest(await openWebhookReceiver());
  const names = ['', '.bzEmpty', '.DS_Store', 'a-1.age'];
  const keys = names.map((name) => `<Key>site/records/${name}</Key>`);
  storageWithFolder.answerWith((response) =>
    response.end(`<ListBucketResult>${keys.join('')}</ListBucketResult>`),
  );
  const archive = openArchive({ ...env, endpoint: new URL(storageWithFolder.url).origin });
  expect(await all(archive.listRecords())).toEqual(['a-1']);
});

test('records after whole pages of foreign objects are listed', async () => {
  const { env } = await storage();
  const archive = openArchive(env, { page: 2 });
  const tool = new S3Client(env);
  for (const id of ['a-1', 'd-1', 'f-1']) await archive.put(id, 'record');
  const foreign = ['.bzEmpty', '.DS_Store', 'a-README', 'b.log', 'c.log', 'e/old.age'];
  for (const name of foreign) await tool.file(`site/records/${name}`).write('x');
  expect(await all(archive.listRecords())).toEqual(['a-1', 'd-1', 'f-1']);
});
