import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import { createDeliveryFixture } from '../delivery/testing/delivery-fixture.ts';
import { openTestStore } from '../storage/testing/open-test-store.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';
import { describeCommands } from './cli.suite.ts';
import { describeErasing } from './erase.suite.ts';
import { commands } from './help.ts';
import { describeMending } from './mending.suite.ts';
import { describeStats } from './stats.suite.ts';
import { describeSubscribers } from './subscribers.suite.ts';
import { runCommand } from './testing/run-command.ts';

describeCommands('SQLite', async () => undefined);
describeErasing('SQLite', async () => undefined);
describeMending('SQLite', async () => undefined);
describeStats('SQLite', async () => undefined);
describeSubscribers('SQLite', async () => undefined);

test('backup creates a missing folder', async () => {
  const fixture = await createDeliveryFixture();
  const folder = join(fixture.dataDirectory, 'backups');
  const path = join(folder, '2026', 'today.sqlite');
  await fixture.store.leads.submit(sampleSubmission(canaryLead()), fixture.clock.now);
  expect((await runCommand(fixture, ['backup', path])).code).toBe(0);
  const copy = await openTestStore({ engine: 'sqlite', location: path });
  expect(await copy.leads.count({})).toBe(1);
  await copy.close();
  await fixture.close();
});

test('restore says what to do where it may not read the backup or write the store', async () => {
  const fixture = await createDeliveryFixture();
  const copy = join(fixture.dataDirectory, 'copy.sqlite');
  await fixture.store.backup(copy);
  // A name so long stands for a lack of rights, which root never has: SQLite opens none of 512 characters.
  const folder = join(fixture.dataDirectory, ...Array.from({ length: 60 }, () => 'long-name'));
  const unread = join(folder, 'copy.sqlite');
  await mkdir(folder, { recursive: true });
  await copyFile(copy, unread);
  const unwritten = { ...fixture, dataDirectory: join(copy, 'is-no-folder') };
  for (const [site, file] of [
    [fixture, unread],
    [unwritten, copy],
  ] as const) {
    const { code, err } = await runCommand(site, ['restore', file]);
    expect([code, err]).toEqual([1, expect.stringMatching(/cannot be opened .*DATA_DIR/)]);
  }
  await fixture.close();
});

test('a command says what to do about a store that takes no writes', async () => {
  const fixture = await createDeliveryFixture();
  await sql`pragma query_only = on`.execute(fixture.store.db);
  for (const name of ['health', 'retention', 'replay']) {
    const { code, err } = await runCommand(fixture, [name]);
    expect([code, err]).toEqual([1, expect.stringMatching(/leads\.sqlite .*DATA_DIR/)]);
  }
  await fixture.close();
});

test('the absolute path of a written file is printed, because npm changes the folder', async () => {
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

test('backup replaces no file, whatever its name', async () => {
  const fixture = await createDeliveryFixture();
  const live = join(fixture.dataDirectory, 'leads.sqlite');
  const alias = join(fixture.dataDirectory, 'alias');
  await symlink(live, alias);
  for (const path of [live, alias, `${live}-wal`, fixture.dataDirectory]) {
    const { code, err } = await runCommand(fixture, ['backup', path]);
    expect([code, err]).toEqual([1, expect.stringContaining(`${path} (`)]);
  }
  await fixture.close();
});

test('no command ignores an argument that it does not accept', async () => {
  const fixture = await createDeliveryFixture();
  const taken: Record<string, string> = {
    show: 'an-id',
    replay: 'an-id',
    erase: 'ana@padaria.example',
    backup: join(fixture.dataDirectory, 'copy.sqlite'),
  };
  for (const { name } of commands) {
    if (['search', 'release', 'spam', 'unsubscribe'].includes(name)) continue;
    const { code, out, err } = await runCommand(fixture, [name, taken[name] ?? 'one', 'nonsense']);
    expect([name, code, out, err]).toEqual([name, 2, '', expect.stringContaining('Usage: ')]);
  }
  await fixture.close();
});
