import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestStore } from '../../service/storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from '../../service/storage/testing/sample-lead.ts';
import { testServerFolder } from '../build-server.ts';

const program = resolve(testServerFolder, 'dist/service/leads.js');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trinta-killed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const path = (name: string) => join(folder, name);

/** All files in the folder, recursively. */
const files = () => readdirSync(folder, { recursive: true }).map(String);

/** Runs a command; kills it as soon as a file with that name exists. */
async function run(argv: readonly string[], killedAt?: RegExp): Promise<number | null> {
  const env = { PATH: process.env['PATH'], DATA_DIR: folder };
  const child = spawn(process.execPath, [program, ...argv], { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (killedAt && child.exitCode === null && !files().some((name) => killedAt.test(name))) {
    await turn();
  }
  if (killedAt) child.kill('SIGKILL');
  return (await ended)[0];
}

/** Creates a store with one lead per name, large enough to be killed halfway through its copy. */
async function makeStore(file: string, names: readonly string[]): Promise<void> {
  const store = await openTestStore({ engine: 'sqlite', location: path(file) });
  for (const name of names) {
    await store.leads.submit(sampleSubmission(sampleLead({ name })), Date.now());
  }
  await store.close();
  fill(file);
}

/** Fills a store, so that copying it takes a while. */
function fill(file: string): void {
  using raw = new DatabaseSync(path(file));
  raw.exec(`create table bulk (words text);
    with recursive n (i) as (select 1 union all select i + 1 from n where i < 4000)
    insert into bulk select hex(randomblob(2000)) from n`);
}

function namesIn(file: string): string[] {
  using store = new DatabaseSync(path(file));
  expect(store.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  return store
    .prepare('select name from leads order by name')
    .all()
    .map(({ name }) => String(name));
}

describe('killed after it has created', () => {
  test.each([
    ['part of the copy', /restored\.\w+\.part$/],
    ['the copy', /restored$/],
    ['a second name for the old store', /replaced$/],
  ])('%s, a restore leaves a complete store, and succeeds the next time', async (_, file) => {
    await makeStore('leads.sqlite', ['Ana', 'Eva']);
    await makeStore('copy.sqlite', ['Ana']);
    await run(['restore', path('copy.sqlite')], file);
    expect([['Ana'], ['Ana', 'Eva']]).toContainEqual(namesIn('leads.sqlite'));
    expect(await run(['restore', path('copy.sqlite')])).toBe(0);
    expect(namesIn('leads.sqlite')).toEqual(['Ana']);
    expect(files().filter((name) => /part|restored/.test(name))).toEqual([]);
    const replaced = files().filter((name) => /replaced[.\d]*$/.test(name));
    expect(
      replaced.map((name) => namesIn(name).join()),
      'nothing is gone',
    ).toContain('Ana,Eva');
  });

  test.each([
    ['part of its backup', /-before-.*\.part$/],
    ['its backup', /-before-[\w-]+\.sqlite$/],
  ])('%s, a migration leaves the store unchanged, and succeeds the next time', async (_, file) => {
    const released = new URL(
      '../../service/storage/testing/released-002.sqlite.sql',
      import.meta.url,
    );
    using older = new DatabaseSync(path('leads.sqlite'));
    older.exec(readFileSync(released, 'utf8'));
    older.close();
    const before = namesIn('leads.sqlite');
    expect(before.length).toBeGreaterThan(0);
    await run(['migrate'], file);
    expect(namesIn('leads.sqlite')).toEqual(before);
    expect(await run(['migrate'])).toBe(0);
    expect(namesIn('leads.sqlite')).toEqual(before);
    expect(await run(['list'])).toBe(0);
    expect(files().filter((name) => name.includes('part'))).toEqual([]);
    const [backup = ''] = files().filter((name) => /-before-[\w-]+\.sqlite$/.test(name));
    expect(namesIn(backup)).toEqual(before);
  });

  test('part of it, a backup leaves no file, and is complete the next time', async () => {
    await makeStore('leads.sqlite', ['Ana']);
    await run(['backup', path('copy.sqlite')], /copy\.sqlite\.\w+\.part$/);
    expect(files()).not.toContain('copy.sqlite');
    expect(await run(['backup', path('copy.sqlite')])).toBe(0);
    expect(namesIn('copy.sqlite')).toEqual(['Ana']);
    expect(files().filter((name) => name.includes('part'))).toEqual([]);
  });
});

test('concurrent migrations all succeed, and the backup is from before', async () => {
  const released = new URL(
    '../../service/storage/testing/released-003.sqlite.sql',
    import.meta.url,
  );
  using older = new DatabaseSync(path('leads.sqlite'));
  older.exec(readFileSync(released, 'utf8'));
  older.close();
  fill('leads.sqlite');
  const codes = await Promise.all(Array.from({ length: 4 }, () => run(['migrate'])));
  expect(codes).toEqual([0, 0, 0, 0]);
  const backups = files().filter((name) => name.includes('-before-'));
  expect(backups).toHaveLength(1);
  using backup = new DatabaseSync(path(backups[0] ?? ''));
  const latest = backup.prepare('select max(name) as name from kysely_migration').get();
  expect(latest).toEqual({ name: '003-lease-id' });
});
