import { link, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import { openDesk } from '../delivery/testing/delivery-desk.ts';
import { openStore } from '../storage/open-store.ts';
import { sampleSubmission } from '../storage/sample-lead.ts';
import { describeCommands } from './cli-contract.ts';
import { describeErasing } from './erase-contract.ts';
import { runCommand } from './testing/run-command.ts';

describeCommands('SQLite', async () => undefined);
describeErasing('SQLite', async () => undefined);

test('backup makes a missing folder, and nobody else may look into it', async () => {
  const desk = await openDesk();
  const folder = join(desk.dataDirectory, 'backups');
  const path = join(folder, '2026', 'today.sqlite');
  await desk.store.leads.submit(sampleSubmission(canaryLead()), desk.clock.now);
  expect((await runCommand(desk, ['backup', path])).code).toBe(0);
  for (const made of [folder, path]) expect((await stat(made)).mode & 0o077).toBe(0);
  const copy = await openStore({ engine: 'sqlite', location: path }, { webhook: false });
  expect(await copy.leads.count({})).toBe(1);
  await copy.close();
  await desk.close();
});

test('backup refuses the files of the live store, whatever name they are given', async () => {
  const desk = await openDesk();
  await desk.store.leads.submit(sampleSubmission(canaryLead()), desk.clock.now);
  const live = join(desk.dataDirectory, 'leads.sqlite');
  const before = await readFile(`${live}-wal`);
  const [alias, twin] = [join(desk.dataDirectory, 'alias'), join(desk.dataDirectory, 'twin')];
  await symlink(live, alias);
  await link(live, twin);
  for (const path of [live, alias, twin, `${live}-wal`, `${live}-shm`]) {
    const { code, err } = await runCommand(desk, ['backup', path]);
    expect([code, err]).toEqual([2, expect.stringContaining('live store')]);
  }
  expect(await readFile(`${live}-wal`)).toEqual(before);
  expect(await desk.store.leads.count({})).toBe(1);
  await desk.close();
});
