import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { describeErasedJobs } from './erased-jobs.suite.ts';
import { describeOnce } from './once.suite.ts';
import { describeQueue } from './queue.suite.ts';
import { describeReleasedJobs } from './released-jobs.suite.ts';
import { describeStore } from './store.suite.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

const folder = mkdtempSync(join(tmpdir(), 'trinta-sqlite-'));
let stores = 0;

function newPath(): string {
  stores += 1;
  return join(folder, String(stores), 'leads.sqlite');
}

async function open(location = newPath()) {
  const store = await openTestStore({ engine: 'sqlite', location });
  await store.jobs.setChannels({ webhook: 'on', archive: 'off' }, Date.now());
  return store;
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeStore('SQLite', open);
describeOnce('SQLite', open);
describeQueue('SQLite', open);
describeErasedJobs('SQLite', open);
describeReleasedJobs('SQLite', open);

test('syncs every commit to disk before it returns', async () => {
  const store = await open();
  const { rows: mode } = await sql`select journal_mode as mode from pragma_journal_mode`.execute(
    store.db,
  );
  const { rows: synchronous } = await sql`pragma synchronous`.execute(store.db);
  expect([...mode, ...synchronous]).toEqual([{ mode: 'wal' }, { synchronous: 2 }]);
  await store.close();
});

test('waits for a lock of another process without blocking its own', async () => {
  const path = newPath();
  const store = await open(path);
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
    if (turns === 10) other.exec('commit');
  }, 10);
  const result = await store.leads.submit(sampleSubmission(), Date.now());
  clearInterval(ticking);
  expect(result).toEqual({ outcome: 'stored' });
  expect(turns).toBeGreaterThanOrEqual(10);
  other.close();
  await store.close();
});

test('erase leaves no trace of the person in any file', async () => {
  const path = newPath();
  const store = await open(path);
  const lead = sampleLead({ name: 'Zzcanaryname Silva', message: 'Zzcanarymessage em toda parte' });
  await store.leads.submit(sampleSubmission(lead), Date.now());
  for (let other = 0; other < 20; other += 1) {
    await store.leads.submit(sampleSubmission(), Date.now());
  }
  await store.leads.erase([lead.id], Date.now());
  await store.scrub();
  const files = readdirSync(join(path, '..')).map((name) => readFileSync(join(path, '..', name)));
  expect(files.some((bytes) => /zzcanary/i.test(bytes.toString('latin1')))).toBe(false);
  await store.close();
});

test('an erasure truncates the log during other transactions', async () => {
  const store = await open();
  for (let step = 0; step < 80; step += 1) {
    const submitted = store.leads.submit(sampleSubmission(), Date.now());
    // Each time one step later in the other transaction.
    for (let turn = 0; turn < step; turn += 1) await undefined;
    await store.scrub();
    expect(await submitted).toEqual({ outcome: 'stored' });
  }
  await store.close();
});

test('a backup made while the store is in use opens with every row', async () => {
  const store = await open();
  const lead = sampleLead();
  await store.leads.submit(sampleSubmission(lead), Date.now());
  await store.backup(join(folder, 'backup.sqlite'));
  await store.close();
  const copy = await open(join(folder, 'backup.sqlite'));
  expect(await copy.leads.find(lead.id)).toEqual(lead);
  await copy.close();
});

test('a file that is not a store is named in the error and left unchanged', async () => {
  const path = join(folder, 'letter.txt');
  const letter = 'Dear Ana, '.repeat(100);
  writeFileSync(path, letter, { mode: 0o644 });
  await expect(open(path)).rejects.toThrow(/letter\.txt cannot be opened .*DATABASE_URL/);
  const store = await open();
  await expect(store.backup(path)).rejects.toThrow(/letter\.txt .*a new file/);
  await store.close();
  expect(readFileSync(path, 'utf8')).toBe(letter);
  expect(statSync(path).mode & 0o777).toBe(0o644);
});

test('queries that wait for another program’s long write give up together', async () => {
  const path = newPath();
  const store = await open(path);
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  const started = performance.now();
  const took = () => performance.now() - started;
  const writes = Array.from({ length: 12 }, () =>
    store.leads.submit(sampleSubmission(), Date.now()).then(
      () => Number.NaN,
      () => took(),
    ),
  );
  // Reads queue behind the first of them.
  expect(await store.leads.count({})).toBe(0);
  expect(took()).toBeLessThan(6000);
  const times = await Promise.all(writes);
  expect(Math.min(...times)).toBeGreaterThan(3500);
  expect(Math.max(...times)).toBeLessThan(6000);
  other.exec('rollback');
  other.close();
  expect(await store.leads.submit(sampleSubmission(), Date.now())).toEqual({ outcome: 'stored' });
  await store.close();
}, 20_000);
