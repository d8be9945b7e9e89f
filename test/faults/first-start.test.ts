import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../../service/testing/free-port.ts';
import { ServerProcess } from '../kill/server-process.ts';

let folder: string;
let servers: ServerProcess[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trinta-first-start-'));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a server whose store is in a folder of that name. */
async function serverOn(name: string, port?: number): Promise<ServerProcess> {
  const server = new ServerProcess(port ?? (await freePort()), { DATA_DIR: join(folder, name) });
  servers.push(server);
  return server;
}

/** Resolves once the store's write-ahead log has so many bytes, or the start has finished. */
async function writesOf(name: string, bytes: number, start: Promise<unknown>): Promise<void> {
  const log = join(folder, name, 'leads.sqlite-wal');
  let over = false;
  void start.finally(() => {
    over = true;
  });
  // The log may be deleted at any moment.
  const written = () => statSync(log, { throwIfNoEntry: false })?.size ?? -1;
  while (!over && written() < bytes) await turn();
}

test('a site killed at any moment of its first start starts the next time', async () => {
  for (const bytes of [0, 15_000, 60_000, 100_000, 150_000]) {
    const name = String(bytes);
    const first = await serverOn(name);
    const start = first.start().catch(() => undefined);
    await writesOf(name, bytes, start);
    await first.end('SIGKILL');
    await start;
    const second = await serverOn(name);
    await second.start();
    expect(await second.end('SIGTERM')).toBe(0);
  }
});

test('a site’s files are readable only by their owner, even in a public folder', async () => {
  mkdirSync(join(folder, 'open'), { mode: 0o755 });
  await (await serverOn('open')).start();
  const made = readdirSync(join(folder, 'open'));
  expect(made).toContain('leads.sqlite-wal');
  const modeOf = (name: string) => statSync(join(folder, 'open', name)).mode & 0o777;
  expect(made.map(modeOf)).toEqual(made.map(() => 0o600));
});

test('a first start on a taken port does not prevent the next start', async () => {
  const other = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect((await serverOn('one', port)).start()).rejects.toThrow(`${port} `);
  await (await serverOn('one')).start();
  other.close();
});

test('two servers that create the same store at once both start', async () => {
  const both = [await serverOn('shared'), await serverOn('shared')];
  await Promise.all(both.map((server) => server.start()));
});

test('a store of the first edition keeps its leads and their deliveries', async () => {
  const location = join(folder, 'first', 'leads.sqlite');
  mkdirSync(join(folder, 'first'));
  using first = new DatabaseSync(location);
  first.exec(readFileSync('service/storage/testing/released-002.sqlite.sql', 'utf8'));
  const rows = (table: string) => first.prepare(`select count(*) as rows from ${table}`).get();
  const before = [rows('leads'), rows('jobs'), rows('idempotency_keys')];
  const server = await serverOn('first');
  await server.start();
  const ready = await fetch(`http://127.0.0.1:${server.port}/readyz`);
  expect(ready.status).toBe(200);
  expect(await server.end('SIGTERM')).toBe(0);
  expect([rows('leads'), rows('jobs'), rows('idempotency_keys')]).toEqual(before);
});
