import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { site } from '#site';
import { freePortsInRow } from '../service/testing/free-port.ts';
import { sayRemark } from '../src/content/remark.ts';
import { copyDemo } from '../src/content/testing/copy-demo.ts';

const { words } = site;

test('npm run dev serves pages, inbox and service on one port', async () => {
  // Pages, service and inbox have one port each.
  const port = await freePortsInRow(3);
  const data = mkdtempSync(join(tmpdir(), 'dev-'));
  const folder = copyDemo();
  const running = spawn(process.execPath, ['build/dev.ts'], {
    // Without Vitest's variables, which Astro would read.
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      SITE_FOLDER: folder,
      DATA_DIR: data,
      LOG_LEVEL: 'fatal',
    },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await gone;
    for (const place of [data, folder]) rmSync(place, { recursive: true });
  });

  const ask = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`).catch(() => undefined);
    return answer && { status: answer.status, text: await answer.text() };
  };
  const inTime = { timeout: 60_000 };
  await expect.poll(() => ask('/inbox/leads'), inTime).toBeDefined();
  for (const path of ['/inbox', '/inbox?folder=held', '/inbox/leads']) {
    const { status, text } = (await ask(path)) ?? {};
    expect([path, status, text]).toEqual([path, 200, expect.stringContaining('/inbox/main.tsx')]);
  }
  expect((await ask('/inbox/main.tsx'))?.text).toContain('createRoot');
  expect((await ask('/inbox/api/session.ts'))?.text).toContain('useSession');
  expect((await ask('/'))?.status).toBe(200);
  for (const [path, title] of [
    ['/none', words['pt-BR']['not-found'].title],
    ['/en/none', words.en['not-found'].title],
    ['/project/none', words['pt-BR']['project-page'].notFound.title],
    ['/en/project/none', words.en['project-page'].notFound.title],
  ] as const) {
    const missing = await ask(path);
    expect.soft([path, missing?.status]).toEqual([path, 404]);
    expect.soft(missing?.text).toContain(title);
  }
  // Islands load the site's content as a module.
  const imports = (await ask('/src/addresses.ts'))?.text.matchAll(/from "([^"]+)"/g) ?? [];
  const loaded = await Promise.all([...imports].map(([, path = '']) => ask(path)));
  expect(new Set(loaded.map((answer) => answer?.status))).toEqual(new Set([200]));
  // A photo that is added now is shown, also after a browser has loaded the content.
  const team = join(folder, 'public/images/team');
  const photo = `${site.people[0]?.id}.webp`;
  const isShown = async () => (await ask('/'))?.text.includes(`/images/team/${photo}`);
  expect(await isShown()).toBe(false);
  mkdirSync(team, { recursive: true });
  writeFileSync(join(team, photo), '');
  await expect.poll(isShown, inTime).toBe(true);
  await expect.poll(async () => (await ask('/api/form'))?.status, inTime).toBe(200);
  // The service's response before the first invitation.
  expect((await ask('/inbox/api/session'))?.status).toBe(404);
});

/** Runs `npm run dev` with ports that are taken. */
function begin(port: number) {
  const { status, stderr } = spawnSync(process.execPath, ['build/dev.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), SITE_FOLDER: 'demo/trinta' },
    encoding: 'utf8',
  });
  return [status, stderr];
}

const devPorts = (first: number, last: number) =>
  `${sayRemark({ sentence: 'devPorts', values: { first, last } }, site.facts.ownerLanguage)}\n`;

test('npm run dev reports a taken port in one sentence', async () => {
  const port = await freePortsInRow(3);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  expect(begin(port)).toEqual([1, devPorts(port, port + 2)]);
});

test('npm run dev reports in one sentence that there are no ports above PORT', () => {
  expect(begin(65_535)).toEqual([1, devPorts(65_535, 65_537)]);
});

test('npm run dev reports in one sentence that PORT is not a number', () => {
  const { status, stderr } = spawnSync(process.execPath, ['build/dev.ts'], {
    env: { PATH: process.env['PATH'], PORT: 'three', SITE_FOLDER: 'demo/trinta' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^[^\n]*\nPORT [^\n]*\n$/)]);
});
