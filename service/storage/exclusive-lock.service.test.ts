import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore, type TestStore } from './testing/open-test-store.ts';
import { sampleSubmission } from './testing/sample-lead.ts';

let folder: string;
let path: string;
let store: TestStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exclusive-lock-'));
  path = join(folder, 'leads.sqlite');
  store = await openTestStore({ engine: 'sqlite', location: path });
  await store.leads.submit(sampleSubmission(), Date.now());
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

function read(): number {
  const other = new DatabaseSync(path);
  try {
    return other.prepare('select * from leads').all().length;
  } finally {
    other.close();
  }
}

test('no other program can open the store during the work; afterwards it can again', async () => {
  expect(read()).toBe(1);
  const count = await store.alone(async () => {
    expect(read).toThrow('locked');
    return await store.leads.count({});
  });
  expect([count, read()]).toEqual([1, 1]);
  await expect(store.alone(() => Promise.reject(new Error('no target')))).rejects.toThrow(
    'no target',
  );
  const other = new DatabaseSync(path);
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  other.close();
  await store.assertWritable();
});

test('the work does not start while another program has the store open', async () => {
  const server = await openTestStore({ engine: 'sqlite', location: path });
  let isBegun = false;
  const attempt = store.alone(async () => {
    isBegun = true;
  });
  await expect(attempt).rejects.toThrow('Stop the server');
  expect(isBegun).toBe(false);
  await server.leads.submit(sampleSubmission(), Date.now());
  expect(await store.leads.count({})).toBe(2);
  await server.close();
}, 20_000);
