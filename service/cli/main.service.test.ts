import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyDemo } from '../../src/content/testing/copy-demo.ts';
import { testServerFolder } from '../../test/build-server.ts';
import { canaryLead } from '../delivery/testing/canary-lead.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { openTestStore } from '../storage/testing/open-test-store.ts';
import { sampleSubmission } from '../storage/testing/sample-lead.ts';

const { name } = canaryLead();
const program = resolve(testServerFolder, 'dist/service/leads.js');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leads-'));
  const location = join(folder, 'leads.sqlite');
  const store = await openTestStore({ engine: 'sqlite', location });
  const now = Date.now();
  // More than the buffer of a pipe.
  const leads = Array.from({ length: 1500 }, () => canaryLead({ id: timeOrderedId(now) }));
  await Promise.all(leads.map((lead) => store.leads.submit(sampleSubmission(lead), now)));
  await store.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Starts the program as a shell does; `stdout` is a file that the shell has opened for it, `launcher` a
 * command that runs the rest of its line.
 */
function start(
  argv: readonly string[],
  stdout: 'pipe' | number = 'pipe',
  data = folder,
  launcher: readonly string[] = [],
) {
  const [first = '', ...rest] = [...launcher, process.execPath, program, ...argv];
  const child = spawn(first, rest, {
    env: { PATH: process.env.PATH, DATA_DIR: data },
    stdio: ['ignore', stdout, 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended };
}

test.each([
  [['list', '--limit', '1500']],
  [['list', '--limit', '1500', '--json']],
  [['export']],
  [['export', '--format', 'jsonl']],
])('%j ends without an error when its reader exits', async (argv) => {
  const { child, ended } = start(argv);
  child.stdout?.once('data', () => child.stdout?.destroy());
  const said = child.stderr ? text(child.stderr) : '';
  expect([await ended, await said]).toEqual([0, '']);
});

test.each([[['list', '--limit', '1500', '--json']], [['subscribers', '--format', 'csv']]])(
  '%j ends without an error when its output is closed',
  async (argv) => {
    const { child, ended } = start(argv);
    child.stdout?.destroy();
    const said = child.stderr ? text(child.stderr) : '';
    expect([await ended, await said]).toEqual([0, '']);
  },
);

test('retention erases everything although its output is closed', async () => {
  const own = await mkdtemp(join(tmpdir(), 'leads-'));
  const location = join(own, 'leads.sqlite');
  const receivedAt = Date.now() - 800 * 86_400_000;
  const open = () => openTestStore({ engine: 'sqlite', location });
  const before = await open();
  for (const folder of ['inbox', 'held', 'spam'] as const) {
    const lead = canaryLead({ folder, receivedAt });
    await before.leads.submit(sampleSubmission(lead), receivedAt);
  }
  await before.close();
  const { child, ended } = start(['retention'], 'pipe', own);
  child.stdout?.destroy();
  expect(await ended).toBe(0);
  const after = await open();
  expect(await after.leads.count({})).toBe(0);
  await after.close();
  await rm(own, { recursive: true });
});

test('a closed stderr stops no command', async () => {
  const { child, ended } = start(['list', '--limit', '1']);
  child.stderr?.destroy();
  const results = child.stdout ? text(child.stdout) : '';
  expect([await ended, await results]).toEqual([0, expect.stringContaining(name)]);
});

test.runIf(existsSync('/dev/full')).each([[['export']], [['show', '--help']]])(
  '%j reports a full disk in a sentence',
  async (argv) => {
    const full = openSync('/dev/full', 'w');
    const { child, ended } = start(argv, full);
    closeSync(full);
    const said = child.stderr ? await text(child.stderr) : '';
    expect([await ended, said]).toEqual([1, expect.stringMatching(/^[^\n]*ENOSPC[^\n]*\n$/)]);
  },
);

test('files of a command are readable by their owner only, even in a folder open to all', async () => {
  const own = await mkdtemp(join(tmpdir(), 'made-'));
  await chmod(own, 0o755);
  const copies = join(own, 'backups');
  for (const argv of [['migrate'], ['backup', join(copies, 'copy.sqlite')]]) {
    expect(await start(argv, 'pipe', own).ended).toBe(0);
  }
  expect(await start(['restore', join(copies, 'copy.sqlite')], 'pipe', own).ended).toBe(0);
  const made = (await readdir(own, { recursive: true })).map((file) => join(own, file));
  expect(made.length).toBeGreaterThan(3);
  for (const file of made) expect([file, (await stat(file)).mode & 0o077]).toEqual([file, 0]);
  await rm(own, { recursive: true });
});

test.runIf(existsSync('/bin/sh'))(
  'a backup that does not fit on the disk leaves no new file, and keeps an older one',
  async () => {
    const own = await mkdtemp(join(tmpdir(), 'backups-'));
    const older = join(own, 'older.sqlite');
    const location = join(folder, 'leads.sqlite');
    const store = await openTestStore({ engine: 'sqlite', location });
    await store.backup(older);
    await store.close();
    const before = await readFile(older);
    const ends = ['new.sqlite', 'older.sqlite'].map(async (file) => {
      // Limits files to 256 blocks, which is less than the store has.
      const full = ['/bin/sh', '-c', 'ulimit -f 256; exec "$@"', 'sh'];
      const { child, ended } = start(['backup', join(own, file)], 'pipe', folder, full);
      const said = child.stderr ? await text(child.stderr) : '';
      expect([await ended, said]).toEqual([1, expect.stringContaining(`${file} (`)]);
    });
    await Promise.all(ends);
    expect(await readdir(own)).toEqual(['older.sqlite']);
    expect(before.equals(await readFile(older))).toBe(true);
    await rm(own, { recursive: true });
  },
);

test('an invalid site folder is reported in one sentence', async () => {
  const site = copyDemo({ 'people.yaml': () => 'ana' });
  const child = spawn('npm', ['run', '-s', 'leads', '--', 'list'], {
    env: { PATH: process.env.PATH, SITE_FOLDER: site },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = await text(child.stderr);
  await rm(site, { recursive: true });
  expect(said.trim().split('\n')).toEqual([expect.stringContaining('people.yaml')]);
});
