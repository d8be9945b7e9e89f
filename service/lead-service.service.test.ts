import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseEnv } from './env.ts';
import { startLeadService } from './lead-service.ts';
import { createLog } from './log.ts';
import { migrateStore } from './storage/open-store.ts';
import { openTestStore } from './storage/testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './storage/testing/sample-lead.ts';
import { startTestPostgres, type TestPostgres } from './storage/testing/test-postgres.ts';
import { freePort } from './testing/free-port.ts';
import { validLead } from './testing/test-site.ts';

let postgres: TestPostgres;
let folder: string;
let door: Server | undefined;
let service: ReturnType<typeof startLeadService>;

beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres.remove(), 60_000);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trinta-service-'));
});
afterEach(async () => {
  await service.stop();
  door?.close();
  door = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function start(
  variables: Record<string, string>,
  settings?: Parameters<typeof startLeadService>[2],
) {
  const env = parseEnv({ DATA_DIR: folder, ...variables });
  service = startLeadService(env, createLog('silent'), settings);
  service.started.catch(() => undefined);
  return service;
}

const ask = (path: string, init?: RequestInit) =>
  service.fetch(new Request(`http://site${path}`, init), { peerAddress: '127.0.0.1' });
const statusOf = async (path: string, init?: RequestInit) => (await ask(path, init)).status;

/** Starts a service whose database accepts the first connection but does not answer. */
async function startSlowly(variables: Record<string, string> = {}) {
  const url = new URL(await postgres.createDatabase());
  const databasePort = Number(url.port);
  url.port = String(await freePort());
  const opened = createServer();
  door = opened;
  opened.listen(Number(url.port), '127.0.0.1');
  const knocked = once(opened, 'connection');
  start({ DATABASE_URL: url.href, ...variables });
  const [first]: Socket[] = await knocked;
  /** Makes the database answer. */
  function open(): void {
    if (first) forward(first, databasePort);
    opened.on('connection', (socket) => forward(socket, databasePort));
  }
  return { first, open };
}

function forward(socket: Socket, port: number): void {
  const database = connect(port, '127.0.0.1');
  for (const end of [socket, database]) end.on('error', () => undefined);
  socket.pipe(database).pipe(socket);
}

test('a request before the store is open is answered once it is', async () => {
  const { open } = await startSlowly();
  const early = ['/readyz', '/api/form', '/healthz'].map((path) => statusOf(path));
  open();
  expect(await service.started).toBeUndefined();
  expect(await Promise.all(early)).toEqual([200, 200, 200]);
});

test('while the database is down the visitor is asked to retry', async () => {
  const { first, open } = await startSlowly();
  first?.destroy();
  expect((await service.started)?.message).toMatch(/DATABASE_URL cannot be used/);
  const refused = await ask('/api/leads', {
    method: 'POST',
    headers: { 'accept-language': 'en' },
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await refused.json()).toEqual({ error: expect.stringMatching(/\w+ \w+/) });
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
  open();
  await expect.poll(() => statusOf('/readyz'), { timeout: 15_000 }).toBe(200);
  expect(await statusOf('/api/form')).toBe(200);
  // Now the owner can be told of the visitor.
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'degraded' });
}, 20_000);

test('requests do not wait while another server migrates the tables', async () => {
  const url = await postgres.createDatabase();
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin; create table kysely_migration (name text)');
  start({ DATABASE_URL: url });
  const asked = ['/healthz', '/readyz', '/api/form'].map((path) => statusOf(path));
  const statuses = await Promise.race([Promise.all(asked), sleep(5000, 'nobody was answered')]);
  await other.query('rollback');
  await other.end();
  expect(statuses).toEqual([200, 503, 503]);
  await service.started;
  expect(await statusOf('/readyz')).toBe(200);
}, 20_000);

test('while the database is down the metrics say so, and nothing else', async () => {
  const metrics = await freePort();
  const { first } = await startSlowly({ METRICS_PORT: String(metrics) });
  first?.destroy();
  await service.started;
  const told = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  expect(told).toBe('site_store_up 0\n');
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'unavailable' });
});

test('the metrics have the numbers of leads and jobs, and no personal data', async () => {
  const metrics = await freePort();
  // No mail server is there, so the jobs wait.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9' };
  const variables = { METRICS_PORT: String(metrics), RATE_LIMIT_TOTAL: '2', ...mail };
  await start(variables).started;
  const token = async () => {
    const challenge = await (await ask('/api/verification/challenge')).json();
    return btoa(
      JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
    );
  };
  const post = (more: object) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ ...validLead, ...more });
    return ask('/api/leads', { method: 'POST', headers, body });
  };
  await post({ recaptchaToken: await token() });
  await post({ recaptchaToken: await token(), website: 'x' });
  await post({ recaptchaToken: await token() });
  const scrape = async (path: string) => await fetch(`http://127.0.0.1:${metrics}${path}`);
  const text = await (await scrape('/metrics')).text();
  expect(text).toContain('site_store_up 1\n');
  expect(text).toContain('site_leads{folder="inbox"} 1');
  expect(text).toContain('site_leads{folder="held"} 0');
  expect(text).toContain('site_leads{folder="spam"} 1');
  expect(text).toContain('site_deliveries{kind="owner-notice",state="waiting"} 1');
  expect(text).toContain('site_problem{name="lead-limit-reached"} 1');
  expect(text).not.toMatch(/ana/i);
  expect((await scrape('/')).status).toBe(404);
});

test('a wrong password ends the start with a sentence', async () => {
  const url = new URL(await postgres.createDatabase());
  url.username = 'nobody';
  start({ DATABASE_URL: url.href });
  await expect(service.started).rejects.toThrow('DATABASE_URL cannot be used (28');
});

test('stopping does not wait for a database that does not answer', async () => {
  await startSlowly();
  const began = performance.now();
  await service.stop();
  expect(performance.now() - began).toBeLessThan(1000);
});

test('a metrics port that is taken is reported in a sentence', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  start({ METRICS_PORT: String(port) });
  await expect(service.started).rejects.toThrow(/already in use\).*METRICS_PORT/);
  other.close();
});

test('counted visits are in the store after a stop', async () => {
  const DATABASE_URL = await postgres.createDatabase();
  const running = start({ DATABASE_URL });
  await running.started;
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
  running.onPage(new Request('http://site/en?utm_source=feira', { headers }), '/en');
  await running.stop();
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  const { rows } = await client.query('select page, source, visits from page_visits');
  await client.end();
  expect(rows).toEqual([{ page: '/en', source: 'feira', visits: 1 }]);
});

test('a process that lives less than an hour erases what has expired, and backs the store up', async () => {
  const store = { engine: 'sqlite', location: join(folder, 'leads.sqlite') } as const;
  const expired = { receivedAt: Date.now() - 91 * 86_400_000, folder: 'spam' } as const;
  const before = await openTestStore(store);
  await before.leads.submit(sampleSubmission(sampleLead(expired)), expired.receivedAt);
  await before.close();
  await start({}, { sweepAfterMs: 0 }).started;
  const backups = () => globSync(join(folder, 'backups/*.sqlite'));
  await expect.poll(backups).toHaveLength(1);
  const [backup = ''] = backups();
  using copy = new DatabaseSync(backup);
  expect(copy.prepare('select id from leads').all()).toEqual([]);
});

test('a start says what to do about a store that takes no writes', async () => {
  const location = join(folder, 'leads.sqlite');
  await migrateStore({ engine: 'sqlite', location });
  using store = new DatabaseSync(location);
  store.exec(`create trigger refuse before insert on settings
    begin select raise(abort, 'the disk is read-only'); end`);
  await expect(start({}).started).rejects.toThrow(/leads\.sqlite .*DATA_DIR/);
});
