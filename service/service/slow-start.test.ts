import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../storage/testing/test-postgres.ts';
import { freePort } from '../testing/free-port.ts';
import { type ServiceThread, startService } from './start-service.ts';

let postgres: TestPostgres;
let door: Server;
let service: ServiceThread;

beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.remove(), 60_000);

/** A service whose database takes the first connection and says nothing, and that connection. */
async function startSlowly(variables: Record<string, string> = {}) {
  const url = new URL(await postgres.createDatabase());
  const databasePort = Number(url.port);
  url.port = String(await freePort());
  door = createServer();
  door.listen(Number(url.port), '127.0.0.1');
  const all = { LOG_LEVEL: 'silent', DATABASE_URL: url.href, ...variables };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const knocked = once(door, 'connection');
  service = startService();
  const [first]: Socket[] = await knocked;
  /** From now on the database answers. */
  function open(): void {
    for (const socket of [first]) forward(socket, databasePort);
    door.on('connection', (socket) => forward(socket, databasePort));
  }
  return { first, open };
}

function forward(socket: Socket | undefined, port: number): void {
  if (!socket) return;
  const database = connect(port, '127.0.0.1');
  for (const end of [socket, database]) end.on('error', () => undefined);
  socket.pipe(database).pipe(socket);
}

beforeEach(() => vi.unstubAllEnvs());
afterEach(async () => {
  await service.stop();
  door.close();
  vi.unstubAllEnvs();
});

const ask = (target: string) =>
  service.answer({ method: 'GET', target, headers: [], body: undefined, peerAddress: '127.0.0.1' });

test('who asks before the store is open is answered once it is', async () => {
  const { open } = await startSlowly();
  const early = ['/readyz', '/api/form', '/healthz'].map(ask);
  open();
  await service.started;
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask('/readyz')).status).toBe(200);
});

test('a start that fails tells who asked before and who asks after', async () => {
  const { first } = await startSlowly();
  const early = ask('/api/form');
  first?.destroy();
  await expect(service.started).rejects.toThrow('DATABASE_URL');
  const { status, headers } = await early;
  expect(status).toBe(503);
  expect(Object.fromEntries(headers)).toMatchObject({ 'retry-after': '30' });
  expect((await ask('/api/form')).status).toBe(503);
});

test('told to stop while its database says nothing, it ends without waiting for it', async () => {
  const { first } = await startSlowly();
  const hungUp = once(first ?? door, 'close');
  const early = ask('/api/form');
  first?.resume();
  await service.stop();
  await hungUp;
  expect((await early).status).toBe(503);
  await expect(service.started).rejects.toThrow('stopped');
});

test('a port for metrics that is taken is said in a sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { open } = await startSlowly({ METRICS_PORT: String(port) });
  open();
  await expect(service.started).rejects.toThrow(/METRICS_PORT.* in use/);
  other.close();
});
