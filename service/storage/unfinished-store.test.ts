import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from './open-store.ts';
import { sampleSubmission } from './testing/sample-lead.ts';

const folder = mkdtempSync(join(tmpdir(), 'trinta-unfinished-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let stores = 0;
function newPath(): string {
  stores += 1;
  mkdirSync(join(folder, String(stores)));
  return join(folder, String(stores), 'leads.sqlite');
}

const open = (location: string) => openStore({ engine: 'sqlite', location }, { webhook: false });

interface Made {
  name: string;
  sql: string;
}

/** Everything in a store that a statement of its own made, in that order. */
function schemaOf(path: string): Made[] {
  const raw = new DatabaseSync(path, { readOnly: true });
  const rows = raw
    .prepare(
      // An index of words makes tables of its own.
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

/** Names of what the product's own migrations made; what keeps their record is the library's. */
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

/** Before it was one transaction, a first start that was cut off left any number of these behind. */
test('a store that an older version left unfinished is finished, wherever that stopped', async () => {
  expect(whole.length).toBeGreaterThan(20);
  const firstOfNewsletter = whole.findIndex(({ name }) => name === 'newsletter_sign_ups');
  for (let made = 1; made <= whole.length; made += 1) {
    const path = newPath();
    change(
      path,
      whole
        .slice(0, made)
        .map(({ sql }) => sql)
        .join(';'),
    );
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
    expect(schemaOf(path).sort(byName)).toEqual([...whole].sort(byName));
  }
});

/** A table in the way of a late statement, which stops the start there as a full disk would. */
const obstacle = 'newsletter_subscribers';

test('a first start that breaks off leaves nothing half made, and the next one succeeds', async () => {
  const path = newPath();
  change(path, `create table ${obstacle} (other)`);
  await expect(open(path)).rejects.toThrow(/leads\.sqlite cannot be opened .* another program/);
  expect(namesIn(path)).toEqual([obstacle]);
  change(path, `drop table ${obstacle}`);
  await (await open(path)).close();
  expect(schemaOf(path).sort(byName)).toEqual([...whole].sort(byName));
});

test('an upgrade that breaks off leaves the older store as it was, and the next one succeeds', async () => {
  const path = newPath();
  const latest = await open(path);
  const submission = sampleSubmission();
  await latest.leads.submit(submission, Date.now());
  await latest.close();
  change(path, 'drop table newsletter_tokens');
  change(path, 'drop table newsletter_subscribers; drop table newsletter_sign_ups');
  change(path, `delete from kysely_migration where name = '002-newsletter'`);
  const before = namesIn(path);

  change(path, `create table ${obstacle} (other)`);
  await expect(open(path)).rejects.toThrow('cannot be opened');
  expect(namesIn(path)).toEqual([...before, obstacle]);
  change(path, `drop table ${obstacle}`);
  const upgraded = await open(path);
  expect(await upgraded.leads.find(submission.lead.id)).toEqual(submission.lead);
  await upgraded.close();
  expect(schemaOf(path).sort(byName)).toEqual([...whole].sort(byName));
});

test('a first start waits for another process that is making the same file', async () => {
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
