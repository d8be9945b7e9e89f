import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStore } from '../../service/storage/testing/open-test-store.ts';
import { freePort } from '../../service/testing/free-port.ts';
import { prepareLeads } from '../../service/testing/prepare-leads.ts';
import { ServerProcess } from '../kill/server-process.ts';

let folder: string;
let server: ServerProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trinta-process-'));
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const storeIn = (path: string) =>
  openTestStore({ engine: 'sqlite', location: join(path, 'leads.sqlite') });

async function secretIn(path: string): Promise<string> {
  const store = await storeIn(path);
  const secret = await store.settings.secret('proof-of-work');
  await store.close();
  return secret;
}

async function start(path: string): Promise<ServerProcess> {
  server = new ServerProcess(await freePort(), { DATA_DIR: path });
  await server.start();
  return server;
}

async function post({ port }: ServerProcess, body: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return response.status;
}

test('a store that cannot be opened ends the start with an explanation', async () => {
  mkdirSync(join(folder, 'leads.sqlite'));
  server = new ServerProcess(await freePort(), { DATA_DIR: folder });
  await expect(server.start()).rejects.toThrow(/leads\.sqlite .* DATABASE_URL/);
  expect(await server.end('SIGTERM')).toBe(1);
});

test('with PostgreSQL down, the pages are served and the start logs the cause', async () => {
  const away = `postgres://user:zzsecret@127.0.0.1:${await freePort()}/none`;
  server = new ServerProcess(await freePort(), { DATABASE_URL: away, DATA_DIR: folder });
  const said = await server.start();
  expect(said).toMatch(/PostgreSQL .*DATABASE_URL .*\(ECONNREFUSED\): /);
  expect(said).not.toContain('zzsecret');
  expect(await post(server, '{}')).toBe(503);
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
});

test('SIGTERM ends it within eight seconds, whatever is still pending', async () => {
  const hanging = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const secret = await secretIn(folder);
  server = new ServerProcess(await freePort(), {
    DATA_DIR: folder,
    WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
  });
  await server.start();
  const called = once(hanging, 'request');
  const [body = ''] = await prepareLeads(1, secret);
  expect(await post(server, body)).toBe(201);
  await called;
  const stalled = connect(server.port, '127.0.0.1').on('error', () => undefined);
  stalled.write(
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  expect((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status).toBe(200);
  const began = performance.now();
  expect(await server.end('SIGTERM')).toBe(0);
  expect(performance.now() - began).toBeLessThan(8000);
  stalled.destroy();
  hanging.closeAllConnections();
  hanging.close();
});

test('SIGTERM ends it gracefully, with every accepted lead stored', async () => {
  const secret = await secretIn(folder);
  const running = await start(folder);
  const bodies = await prepareLeads(20, secret);
  const answers = bodies.map((body) => post(running, body));
  expect(await Promise.all(answers)).toEqual(bodies.map(() => 201));
  expect(await running.end('SIGTERM')).toBe(0);
  const store = await storeIn(folder);
  expect(await store.leads.count({})).toBe(20);
  await store.close();
});

test.runIf(existsSync('/dev/full'))(
  'a log that cannot be written affects neither the start nor a lead',
  async () => {
    const secret = await secretIn(folder);
    server = new ServerProcess(await freePort(), { DATA_DIR: folder, LOG_LEVEL: 'trace' });
    const full = openSync('/dev/full', 'w');
    try {
      await server.start(full);
    } finally {
      closeSync(full);
    }
    for (const body of await prepareLeads(20, secret)) expect(await post(server, body)).toBe(201);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);

test.runIf(canMount())(
  'on a full disk nothing is lost, and leads are stored once there is space',
  async () => {
    const disk = join(folder, 'disk');
    mkdirSync(disk);
    mount(['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk]);
    try {
      const secret = await secretIn(disk);
      const running = await start(disk);
      const bodies = await prepareLeads(60, secret);
      expect(await post(running, bodies.pop() ?? '')).toBe(201);
      const { bavail, bsize } = statfsSync(disk);
      const ballast = join(disk, 'ballast');
      // Leaves space for a few leads, so that the disk fills up in the middle of one.
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 300 * 1024)));
      const refused: string[] = [];
      for (const body of bodies) if ((await post(running, body)) === 503) refused.push(body);
      expect(refused.length).toBeGreaterThan(0);
      expect(await (await fetch(`http://127.0.0.1:${running.port}/healthz`)).json()).toBeTruthy();
      rmSync(ballast);
      rmSync(join(disk, 'outbox'), { recursive: true, force: true });
      for (const body of refused) expect(await post(running, body)).toBe(201);
      await running.end('SIGKILL');
      const store = await storeIn(disk);
      expect(await store.leads.count({})).toBe(60);
      await store.close();
    } finally {
      await server?.end('SIGKILL');
      spawnSync('umount', [disk]);
    }
  },
  60_000,
);

function mount(parameters: readonly string[]): boolean {
  return spawnSync('mount', parameters).status === 0;
}

/** Mounting a disk needs root on Linux; elsewhere only `store-away.test.ts` covers a full disk. */
function canMount(): boolean {
  const probe = mkdtempSync(join(tmpdir(), 'trinta-mount-'));
  const mounted = mount(['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', probe]);
  if (mounted) spawnSync('umount', [probe]);
  rmSync(probe, { recursive: true, force: true });
  return mounted;
}
