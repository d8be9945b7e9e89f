import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite, withExclusiveLock } from './sqlite.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { sampleSubmission } from './testing/sample-lead.ts';

let folder: string;
let path: string;
let opened: Awaited<ReturnType<typeof openSqlite>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exclusive-lock-'));
  path = join(folder, 'leads.sqlite');
  const store = await openTestStore({ engine: 'sqlite', location: path });
  await store.leads.submit(sampleSubmission(), Date.now());
  await store.close();
  opened = await openSqlite(path);
});
afterEach(async () => {
  await opened.db.destroy();
  await rm(folder, { recursive: true });
});

const leadsIn = (raw: DatabaseSync) => raw.prepare('select * from leads').all().length;

function read(): number {
  using other = new DatabaseSync(path);
  return leadsIn(other);
}

test('no other program can open the store during the work; afterwards it can again', async () => {
  expect(read()).toBe(1);
  const count = await withExclusiveLock(opened.raw, async () => {
    expect(read).toThrow('locked');
    return leadsIn(opened.raw);
  });
  expect([count, read()]).toEqual([1, 1]);
  await expect(
    withExclusiveLock(opened.raw, () => Promise.reject(new Error('no target'))),
  ).rejects.toThrow('no target');
  const other = new DatabaseSync(path);
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  other.close();
  opened.raw.exec('delete from jobs');
});

test('the work does not start while another program has the store open', async () => {
  const server = await openTestStore({ engine: 'sqlite', location: path });
  let isBegun = false;
  const attempt = withExclusiveLock(opened.raw, async () => {
    isBegun = true;
  });
  await expect(attempt).rejects.toThrow('Stop the server');
  expect(isBegun).toBe(false);
  await server.leads.submit(sampleSubmission(), Date.now());
  expect(leadsIn(opened.raw)).toBe(2);
  await server.close();
}, 20_000);
