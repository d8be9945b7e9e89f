import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqlite } from './sqlite.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { sampleSubmission } from './testing/sample-lead.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exclusive-lock-'));
  path = join(folder, 'leads.sqlite');
  const store = await openTestStore({ engine: 'sqlite', location: path });
  await store.leads.submit(sampleSubmission(), Date.now());
  await store.close();
});
afterEach(() => rm(folder, { recursive: true }));

const leadsIn = (raw: DatabaseSync) => raw.prepare('select * from leads').all().length;

function read(): number {
  using other = new DatabaseSync(path);
  return leadsIn(other);
}

test('no other program can open a store that locks others out; afterwards it can again', async () => {
  expect(read()).toBe(1);
  const opened = await openSqlite(path, 'locked-out');
  expect(read).toThrow('locked');
  expect(leadsIn(opened.raw)).toBe(1);
  opened.raw.close();
  expect(read()).toBe(1);
  using other = new DatabaseSync(path);
  expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  other.exec('delete from jobs');
});

test('the log of a killed server is read under the exclusive lock', async () => {
  using killed = new DatabaseSync(path);
  killed.exec("pragma wal_autocheckpoint = 0; update leads set name = 'Latest'");
  const copy = join(folder, 'copy.sqlite');
  for (const suffix of ['', '-wal']) await cp(path + suffix, copy + suffix);
  const opened = await openSqlite(copy, 'locked-out');
  expect(opened.raw.prepare('select name from leads').all()).toEqual([{ name: 'Latest' }]);
  opened.raw.close();
});

test('others are not locked out while another program has the store open', async () => {
  const server = await openTestStore({ engine: 'sqlite', location: path });
  await expect(openSqlite(path, 'locked-out')).rejects.toThrow('Stop the server');
  await server.leads.submit(sampleSubmission(), Date.now());
  expect(read()).toBe(2);
  await server.close();
}, 20_000);
