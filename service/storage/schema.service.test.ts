import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreSqlite, rotateBackup } from './backup.ts';
import { migrateStore } from './open-store.ts';
import { migrationNames } from './schema.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { sampleSubmission } from './testing/sample-lead.ts';
import { describeUpgrades, releasedStores } from './upgrade.suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'trinta-unfinished-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let stores = 0;
function newPath(): string {
  stores += 1;
  mkdirSync(join(folder, String(stores)));
  return join(folder, String(stores), 'leads.sqlite');
}

const open = (location: string) => openTestStore({ engine: 'sqlite', location });

interface Made {
  name: string;
  sql: string;
}

/** Returns everything in a store that has a statement of its own, in order of creation. */
function schemaOf(path: string): Made[] {
  const raw = new DatabaseSync(path, { readOnly: true });
  const rows = raw
    .prepare(
      // A full-text index creates tables of its own.
      `select name, sql from sqlite_schema where sql is not null and name not like 'sqlite%'
       and not (type = 'table' and name like 'lead#_words#_%' escape '#') order by rowid`,
    )
    .all();
  raw.close();
  return rows.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
}

function change(path: string, sql: string): void {
  const raw = new DatabaseSync(path);
  raw.exec(sql);
  raw.close();
}

/** Returns the names of what our migrations created, without Kysely's tables. */
const namesIn = (path: string) =>
  schemaOf(path)
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_'));

const byName = (one: Made, other: Made) => one.name.localeCompare(other.name);

let whole: Made[];
beforeAll(async () => {
  const path = newPath();
  await (await open(path)).close();
  whole = schemaOf(path);
});

/** A store of the first release: its tables, then one lead. */
const released = releasedStores('sqlite').get('002') ?? [];
const releasedTables = released.filter((text) => text.startsWith('CREATE'));

function expectWhole(path: string): void {
  // Earlier versions also made a table for Kysely's lock.
  const names = schemaOf(path)
    .map(({ name }) => name)
    .filter((name) => name !== 'kysely_migration_lock');
  expect(names.sort()).toEqual(whole.map(({ name }) => name).sort());
}

describeUpgrades('sqlite', async (statements) => {
  const location = newPath();
  for (const statement of statements) change(location, statement);
  return { engine: 'sqlite', location };
});

test('a store is backed up before a migration, and a new one is not', async () => {
  const path = newPath();
  for (const statement of released) change(path, statement);
  const before = schemaOf(path);
  const now = Date.UTC(2026, 10, 24, 12);
  const { backup = '' } = await migrateStore({ engine: 'sqlite', location: path }, now);
  expect(backup).toBe(join(path, '../backups/2026-11-24-before-003-lease-id-12h.sqlite'));
  expect(schemaOf(backup)).toEqual(before);
  expectWhole(path);
  const fresh = await migrateStore({ engine: 'sqlite', location: newPath() }, now);
  expect(fresh).toMatchObject({ changes: migrationNames, backup: undefined });
});

test('an upgrade that was taken back is backed up again, also on the same day', async () => {
  const path = newPath();
  for (const statement of released) change(path, statement);
  const location = { engine: 'sqlite', location: path } as const;
  const now = Date.UTC(2026, 10, 24, 12);
  const first = await migrateStore(location, now);
  await restoreSqlite(first.backup ?? '', path);
  change(path, 'create table later (word)');
  const { backup = '' } = await migrateStore(location, now + 3 * 3_600_000);
  expect(namesIn(backup)).toContain('later');
});

test('a start that fails for hours leaves the backups of the days before', async () => {
  const path = newPath();
  for (const statement of released) change(path, statement);
  // The upgrade fails, because it adds this column.
  change(path, 'alter table jobs add column lease_id text');
  const [hour, now] = [3_600_000, Date.UTC(2026, 10, 24, 12)];
  const earlier: (string | undefined)[] = [];
  for (let day = 6; day > 0; day -= 1)
    earlier.push(await rotateBackup(path, now - day * 24 * hour));
  for (let at = 0; at < 8; at += 1) {
    const start = migrateStore({ engine: 'sqlite', location: path }, now + at * hour);
    await expect(start).rejects.toThrow('lease_id');
  }
  expect(earlier.filter((copy) => copy === undefined || !existsSync(copy))).toEqual([]);
});

/** Before the tables were created in one transaction, an interrupted first start left some of them. */
test('an incomplete store of an older version is completed, wherever it stopped', async () => {
  expect(releasedTables.length).toBeGreaterThan(20);
  const firstOfNewsletter = releasedTables.findIndex((text) => text.includes('newsletter_'));
  for (let made = 1; made <= releasedTables.length; made += 1) {
    const path = newPath();
    change(path, releasedTables.slice(0, made).join(''));
    if (made > firstOfNewsletter) {
      change(
        path,
        `insert into kysely_migration values ('001-initial', '2026-11-22T00:00:00.000Z')`,
      );
    }
    const store = await open(path);
    expect(await store.leads.submit(sampleSubmission(), Date.now())).toEqual({ outcome: 'stored' });
    expect(await store.leads.count({ search: 'pao' })).toBe(1);
    await store.close();
    expectWhole(path);
  }
});

/** A table that conflicts with a late statement and stops the start there, as a full disk would. */
const obstacle = 'newsletter_subscribers';

test('a first start that fails leaves no tables behind, and the next one succeeds', async () => {
  const path = newPath();
  change(path, `create table ${obstacle} (other)`);
  await expect(open(path)).rejects.toThrow(/leads\.sqlite cannot be opened .* another program/);
  expect(namesIn(path)).toEqual([obstacle]);
  change(path, `drop table ${obstacle}`);
  await (await open(path)).close();
  expect(schemaOf(path).sort(byName)).toEqual([...whole].sort(byName));
});

test('an upgrade that fails leaves the older store unchanged, and the next one succeeds', async () => {
  const path = newPath();
  const isOfNewsletter = (text: string) => text.includes('newsletter');
  for (const statement of released.filter((text) => !isOfNewsletter(text))) change(path, statement);
  const before = namesIn(path);

  change(path, `create table ${obstacle} (other)`);
  await expect(open(path)).rejects.toThrow('cannot be opened');
  expect(namesIn(path)).toEqual([...before, obstacle]);
  change(path, `drop table ${obstacle}`);
  const upgraded = await open(path);
  expect(await upgraded.leads.count({})).toBe(1);
  await upgraded.close();
  expectWhole(path);
});

test('a first start waits for another process that is creating the same file', async () => {
  const path = newPath();
  const other = new DatabaseSync(path);
  other.exec('begin exclusive');
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
    if (turns === 5) other.exec('commit');
  }, 10);
  const store = await open(path);
  clearInterval(ticking);
  expect(turns).toBeGreaterThanOrEqual(5);
  await store.close();
  other.close();
});
