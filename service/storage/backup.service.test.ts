import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupSqlite, restoreSqlite } from './backup.ts';
import { openTestStore, type TestStore } from './testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';

let folder: string;
let path: string;
let store: TestStore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  path = join(folder, 'leads.sqlite');
  store = await openTestStore({ engine: 'sqlite', location: path });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const submit = (name: string) =>
  store.leads.submit(sampleSubmission(sampleLead({ name })), Date.now());

async function namesIn(file: string): Promise<string[]> {
  const opened = await openTestStore({ engine: 'sqlite', location: file });
  const leads = await opened.leads.list({});
  await opened.close();
  return leads.map(({ name }) => name).sort();
}

test('a backup ends while another program writes all the time', async () => {
  using other = new DatabaseSync(path, { timeout: 1000 });
  other.exec('create table bulk (words text)');
  other.exec(`with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000)
    insert into bulk select hex(randomblob(2000)) from n`);
  const writing = setInterval(() => other.exec("insert into bulk values ('more')"), 1);
  try {
    await backupSqlite(path, join(folder, 'copy.sqlite'));
  } finally {
    clearInterval(writing);
  }
  using copy = new DatabaseSync(join(folder, 'copy.sqlite'));
  expect(copy.prepare('pragma quick_check').get()).toEqual({ quick_check: 'ok' });
}, 10_000);

test('the file of an interrupted backup is removed by the next one', async () => {
  const day = Date.UTC(2026, 10, 1, 3);
  await store.rotateBackup(day);
  const left = join(folder, 'backups/2026-11-01.sqlite.0a1b2c3d.part');
  for (const file of [left, `${left}-journal`]) writeFileSync(file, 'Ana');
  const underWay = join(folder, 'backups/2026-11-02-before-003.sqlite.0a1b2c3d.part');
  writeFileSync(underWay, '');
  await store.rotateBackup(day + 24 * 3_600_000);
  expect(existsSync(left) || existsSync(`${left}-journal`)).toBe(false);
  expect(existsSync(underWay)).toBe(true);
});

test('an interrupted copy is removed by the next one of the same name', async () => {
  const copy = join(folder, 'copy.sqlite');
  const left = [`${copy}.0a1b2c3d.part`, `${path}.restored.0a1b2c3d.part`];
  for (const file of left.flatMap((one) => [one, `${one}-journal`])) writeFileSync(file, 'Ana');
  await store.backup(copy);
  await store.close();
  await restoreSqlite(copy, path);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
  store = await openTestStore({ engine: 'sqlite', location: path });
});

test('another program’s file with a similar name is kept', async () => {
  const download = join(folder, 'copy.sqlite.zip.part');
  writeFileSync(download, 'half of it');
  await store.backup(join(folder, 'copy.sqlite'));
  expect(existsSync(download)).toBe(true);
});

test('a backup is made once a day, and seven are kept', async () => {
  const day = 24 * 3_600_000;
  const first = Date.UTC(2026, 10, 1, 3);
  const made: (string | undefined)[] = [];
  for (let at = 0; at < 9; at += 1) {
    made.push(await store.rotateBackup(first + at * day));
    expect(await store.rotateBackup(first + at * day + 3_600_000)).toBeUndefined();
  }
  const names = readdirSync(join(folder, 'backups')).sort();
  expect(names).toHaveLength(7);
  expect([names[0], names[6]]).toEqual(['2026-11-03.sqlite', '2026-11-09.sqlite']);
  expect(made[8]).toBe(join(folder, 'backups/2026-11-09.sqlite'));
  expect(await namesIn(made[8] ?? '')).toEqual([]);
});

test('backups from a clock that was ahead do not displace those of today', async () => {
  const day = 24 * 3_600_000;
  for (let ahead = 20; ahead < 27; ahead += 1) await store.rotateBackup(ahead * day);
  const today = await store.rotateBackup(day);
  expect(existsSync(today ?? '')).toBe(true);
});

test('backups with other names are kept when old ones are removed', async () => {
  await store.rotateBackup(0);
  const own = join(folder, 'backups', 'before-the-fair.sqlite');
  await store.backup(own);
  for (let day = 1; day < 9; day += 1) await store.rotateBackup(day * 24 * 3_600_000);
  expect(existsSync(own)).toBe(true);
});

describe('a restore', () => {
  const copy = () => join(folder, 'copy.sqlite');

  beforeEach(async () => {
    await submit('Kept');
    await store.backup(copy());
    await submit('Later');
  });

  test('replaces the store without the previous store’s log', async () => {
    // A server that was killed leaves its log behind.
    using killed = new DatabaseSync(path);
    killed.exec('pragma wal_autocheckpoint = 0');
    await submit('Latest');
    expect(existsSync(`${path}-wal`)).toBe(true);
    await store.close();
    killed.close();
    writeFileSync(`${path}-wal`, 'of a store that was there before', { flag: 'a' });
    const replaced = await restoreSqlite(copy(), path);
    expect(await namesIn(path)).toEqual(['Kept']);
    expect(await namesIn(replaced ?? '')).toEqual(['Kept', 'Later', 'Latest']);
    const beside = readdirSync(folder).filter((name) => name.startsWith('copy.sqlite'));
    expect(beside, 'the backup is left alone').toEqual(['copy.sqlite']);
    expect(await namesIn(copy()), 'the backup is still there').toEqual(['Kept']);
    store = await openTestStore({ engine: 'sqlite', location: path });
  });

  test('keeps the store that an earlier restore replaced', async () => {
    await store.close();
    const first = await restoreSqlite(copy(), path);
    const second = await restoreSqlite(copy(), path);
    expect(await namesIn(first ?? '')).toEqual(['Kept', 'Later']);
    expect(await namesIn(second ?? '')).toEqual(['Kept']);
    store = await openTestStore({ engine: 'sqlite', location: path });
  });

  test('is refused while another program has the store open', async () => {
    await expect(restoreSqlite(copy(), path)).rejects.toThrow('Stop the server');
    expect((await store.leads.list({})).length).toBe(2);
    expect(readdirSync(folder).filter((name) => /restored|replaced/.test(name))).toEqual([]);
  });

  test('is refused if another program opens the store meanwhile', async () => {
    const large = join(folder, 'large.sqlite');
    await store.backup(large);
    using filled = new DatabaseSync(large);
    filled.exec('create table bulk (words text); insert into bulk select hex(zeroblob(20000000))');
    filled.close();
    await store.close();
    const restored = restoreSqlite(large, path);
    const hasBegun = () => readdirSync(folder).some((name) => name.includes('.restored'));
    while (!hasBegun()) await turn();
    const started = new DatabaseSync(path);
    started.exec('begin; select * from leads');
    await expect(restored).rejects.toThrow('Stop the server');
    started.close();
    expect(hasBegun()).toBe(false);
    expect(await namesIn(path)).toEqual(['Kept', 'Later']);
    store = await openTestStore({ engine: 'sqlite', location: path });
  });

  test('replaces a store that is damaged or missing', async () => {
    await store.close();
    writeFileSync(path, 'no database any more'.repeat(100));
    await restoreSqlite(copy(), path);
    expect(await namesIn(path)).toEqual(['Kept']);
    rmSync(path);
    expect(await restoreSqlite(copy(), path)).toBeUndefined();
    store = await openTestStore({ engine: 'sqlite', location: path });
    expect(await store.leads.count({})).toBe(1);
  });

  test.each([
    ['a letter', (file: string) => writeFileSync(file, 'Dear Ana, '.repeat(500))],
    ['an empty file', (file: string) => writeFileSync(file, '')],
    ['a file that is not there', () => undefined],
    [
      'a database of another program',
      (file: string) => new DatabaseSync(file).exec('create table leads (id)'),
    ],
    [
      'half a backup',
      async (file: string) => {
        await backupSqlite(path, file);
        truncateSync(file, 4096 * 10);
      },
    ],
  ])('refuses %s and changes nothing', async (_, make) => {
    const file = join(folder, 'wrong.sqlite');
    await make(file);
    await expect(restoreSqlite(file, path)).rejects.toThrow(/wrong\.sqlite is not a backup/);
    expect((await store.leads.list({})).length).toBe(2);
  });
});
