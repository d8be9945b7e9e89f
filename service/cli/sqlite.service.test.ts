import { spawnSync } from 'node:child_process';
import { link, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import { createDeliveryFixture } from '../delivery/testing/delivery-fixture.ts';
import { openTestStore } from '../storage/testing/open-test-store.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { describeCommands } from './cli.suite.ts';
import { describeErasing } from './erase.suite.ts';
import { commands } from './help.ts';
import { describeMending } from './mending.suite.ts';
import { runCommand } from './testing/run-command.ts';

describeCommands('SQLite', async () => undefined);
describeErasing('SQLite', async () => undefined);
describeMending('SQLite', async () => undefined);

test('backup makes a missing folder, and nobody else may look into it', async () => {
  const fixture = await createDeliveryFixture();
  const folder = join(fixture.dataDirectory, 'backups');
  const path = join(folder, '2026', 'today.sqlite');
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  expect((await runCommand(fixture, ['backup', path])).code).toBe(0);
  for (const made of [folder, path]) expect((await stat(made)).mode & 0o077).toBe(0);
  const copy = await openTestStore({ engine: 'sqlite', location: path });
  expect(await copy.leads.count({})).toBe(1);
  await copy.close();
  await fixture.close();
});

test('what is written is told by its whole path, for npm has changed the folder', async () => {
  const fixture = await createDeliveryFixture();
  for (const [name, ...argv] of [
    ['copy.sqlite', 'backup'],
    ['leads.csv', 'export', '--output'],
    ['people.csv', 'subscribers', '--output'],
  ]) {
    const path = join(fixture.dataDirectory, name ?? '');
    const { out, err } = await runCommand(fixture, [...argv, relative('', path)]);
    expect(` ${out}${err}`).toContain(` ${path}`);
    const folder = fixture.dataDirectory;
    const failed = await runCommand(fixture, [...argv, relative('', folder)]);
    expect(failed.code).not.toBe(0);
    expect(failed.err).toContain(` ${folder} (`);
  }
  await fixture.close();
});

test('backup refuses the files of the live store, whatever name they are given', async () => {
  const fixture = await createDeliveryFixture();
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  const live = join(fixture.dataDirectory, 'leads.sqlite');
  const before = await readFile(`${live}-wal`);
  const [alias, twin] = [join(fixture.dataDirectory, 'alias'), join(fixture.dataDirectory, 'twin')];
  await symlink(live, alias);
  await link(live, twin);
  for (const path of [live, alias, twin, `${live}-wal`, `${live}-shm`]) {
    const { code, err } = await runCommand(fixture, ['backup', path]);
    expect([code, err]).toEqual([2, expect.stringContaining('live store')]);
  }
  expect(await readFile(`${live}-wal`)).toEqual(before);
  expect(await fixture.store.leads.count({})).toBe(1);
  await fixture.close();
});

test('backup replaces an older backup or an empty file, and no database of another program', async () => {
  const fixture = await createDeliveryFixture();
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  const at = (name: string) => join(fixture.dataDirectory, name);
  await writeFile(at('empty.sqlite'), '');
  for (const name of ['older.sqlite', 'older.sqlite', 'empty.sqlite']) {
    expect(await runCommand(fixture, ['backup', at(name)])).toMatchObject({ code: 0 });
  }
  for (const tables of ['create table photos (id)', 'create table leads (id)']) {
    const other = new DatabaseSync(at('other.sqlite'));
    other.exec(tables);
    other.close();
    const before = await readFile(at('other.sqlite'));
    const { code, err } = await runCommand(fixture, ['backup', at('other.sqlite')]);
    expect([code, err]).toEqual([1, expect.stringMatching(/other\.sqlite .*another program/)]);
    expect(await readFile(at('other.sqlite'))).toEqual(before);
  }
  await fixture.close();
});

test('backup does not pull an older backup away from who reads in it', async () => {
  const fixture = await createDeliveryFixture();
  const path = join(fixture.dataDirectory, 'older.sqlite');
  expect((await runCommand(fixture, ['backup', path])).code).toBe(0);
  const reader = new DatabaseSync(path);
  reader.exec('create table notes (text)');
  const { code, err } = await runCommand(fixture, ['backup', path]);
  expect([code, err]).toEqual([1, expect.stringMatching(/older\.sqlite .*another program/)]);
  reader.close();
  expect(await runCommand(fixture, ['backup', path])).toMatchObject({ code: 0 });
  await fixture.close();
});

test('backup leaves what is no file as it is', async () => {
  const fixture = await createDeliveryFixture();
  const at = (name: string) => join(fixture.dataDirectory, name);
  const made = [
    spawnSync('mkdir', [at('folder')]).status === 0 ? ['folder'] : [],
    spawnSync('mkfifo', ['-m', '644', at('pipe')]).status === 0 ? ['pipe'] : [],
    // Like /dev/null, which a failure of this test must not break; only root may make it.
    spawnSync('mknod', ['-m', '666', at('device'), 'c', '1', '3']).status === 0 ? ['device'] : [],
  ].flat();
  for (const name of made) {
    const before = (await stat(at(name))).mode;
    const { code, err } = await runCommand(fixture, ['backup', at(name)]);
    expect([code, err]).toEqual([1, expect.stringContaining('not a regular file')]);
    expect((await stat(at(name))).mode).toBe(before);
  }
  await fixture.close();
});

test('no command passes over an argument that it does not take', async () => {
  const fixture = await createDeliveryFixture();
  const taken: Record<string, string> = {
    show: 'an-id',
    replay: 'an-id',
    drop: 'an-id',
    erase: 'ana@padaria.example',
    backup: join(fixture.dataDirectory, 'copy.sqlite'),
    copy: 'postgres://127.0.0.1:9/leads',
  };
  for (const { name } of commands) {
    if (['search', 'release', 'spam', 'unsubscribe'].includes(name)) continue;
    const { code, out, err } = await runCommand(fixture, [name, taken[name] ?? 'one', 'nonsense']);
    expect([name, code, out, err]).toEqual([name, 2, '', expect.stringContaining('Usage: ')]);
  }
  await fixture.close();
});
