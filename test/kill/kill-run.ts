import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createWorker } from '../../service/delivery/worker.ts';
import { parseEnv } from '../../service/env.ts';
import { createLog } from '../../service/log.ts';
import { createProblems } from '../../service/problems.ts';
import type { StoreLocation } from '../../service/storage/open-store.ts';
import { openTestStore, type TestStore } from '../../service/storage/testing/open-test-store.ts';
import { startTestPostgres } from '../../service/storage/testing/test-postgres.ts';
import { freePort } from '../../service/testing/free-port.ts';
import { LeadClient, type Ledger } from './lead-client.ts';
import { ServerProcess } from './server-process.ts';

export interface KillOptions {
  kills: number;
  database: 'sqlite' | 'postgres';
  clients?: number;
  onKill?: (killed: number, acknowledged: number) => void;
}

export interface KillResult {
  kills: number;
  requests: number;
  acknowledged: number;
  /** Acknowledged leads that are not in the store. Must be 0. */
  lost: number;
  /** Leads stored more than once, or whose retries got different ids. Must be 0. */
  doubled: number;
  /** Deliveries of acknowledged leads that were never made. Must be 0. */
  undelivered: number;
  /** Integrity checks that found damage. Must be 0. */
  damaged: number;
  /** Responses outside the contract. Must be empty. */
  surprises: readonly string[];
}

/**
 * Lifetime of a killed server, in milliseconds: measured alternately from its start and from its first
 * lead, so that kills happen both during the start and under load.
 */
const lifeMs = { min: 20, max: 400 };
const firstLeadWithinMs = 3000;
/** Longer than any delivery's lease. */
const leaseIsOverMs = 10 * 60 * 1000;

/**
 * Clients send leads while the server is killed with SIGKILL at random moments and restarted:
 * one process on SQLite, two on PostgreSQL. Compares acknowledged leads with stored ones.
 */
export async function runKills(options: KillOptions): Promise<KillResult> {
  const folder = mkdtempSync(join(tmpdir(), 'trinta-kill-'));
  const postgres =
    options.database === 'postgres' ? await startTestPostgres({ durable: true }) : undefined;
  const location: StoreLocation = postgres
    ? { engine: 'postgres', location: await postgres.createDatabase() }
    : { engine: 'sqlite', location: join(folder, 'leads.sqlite') };
  const servers: ServerProcess[] = [];
  try {
    const secret = await withStore(location, (store) => store.settings.secret('proof-of-work'));
    const variables = { DATA_DIR: folder, DATABASE_URL: location.location };
    for (let at = 0; at < (postgres ? 2 : 1); at += 1) {
      const server = new ServerProcess(await freePort(), variables);
      servers.push(server);
      await server.start();
    }
    const ledger: Ledger = {
      acknowledged: new Map(),
      requests: 0,
      contradictions: 0,
      surprises: [],
    };
    const anyPort = () => pick(servers).port;
    const clients = Array.from(
      { length: options.clients ?? 8 },
      () => new LeadClient(anyPort, ledger, secret),
    );
    const running = Promise.all(clients.map((client) => client.run()));
    let damaged = 0;
    for (let kill = 1; kill <= options.kills; kill += 1) {
      if (kill % 2 === 0) await nextLead(ledger);
      await sleep(lifeMs.min + Math.random() * (lifeMs.max - lifeMs.min));
      const victim = pick(servers);
      await victim.end('SIGKILL');
      if (location.engine === 'sqlite' && !isIntact(location.location)) damaged += 1;
      await victim.start();
      options.onKill?.(kill, ledger.acknowledged.size);
    }
    for (const client of clients) client.stop();
    await running;
    for (const server of servers) await server.end('SIGTERM');
    await withStore(location, (store) => deliverRest(store, folder));
    if (location.engine === 'sqlite' && !isIntact(location.location)) damaged += 1;
    const counted = await withStore(location, (store) => compare(store, ledger));
    const { requests, surprises } = ledger;
    const acknowledged = ledger.acknowledged.size;
    return { kills: options.kills, requests, acknowledged, damaged, surprises, ...counted };
  } finally {
    for (const server of servers) await server.end('SIGKILL');
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function nextLead({ acknowledged }: Ledger): Promise<void> {
  const before = acknowledged.size;
  const deadline = Date.now() + firstLeadWithinMs;
  while (acknowledged.size === before && Date.now() < deadline) await sleep(lifeMs.min);
}

function pick<T>(items: readonly T[]): T {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

async function withStore<T>(
  location: StoreLocation,
  use: (store: TestStore) => Promise<T>,
): Promise<T> {
  const store = await openTestStore(location);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** Checks the file as the killed process left it. */
function isIntact(path: string): boolean {
  const db = new DatabaseSync(path, { timeout: 5000 });
  try {
    const row = db.prepare('pragma integrity_check').get();
    return row?.['integrity_check'] === 'ok';
  } finally {
    db.close();
  }
}

/** Delivers the rest, after the leases of killed processes have expired. */
async function deliverRest(store: TestStore, folder: string): Promise<void> {
  const clock = () => Date.now() + leaseIsOverMs;
  const env = parseEnv({ DATA_DIR: folder });
  const log = createLog('fatal');
  const problems = createProblems(log, clock);
  await createWorker(
    { env, store, log, problems, health: async () => ({ problems: [] }) },
    { clock },
  ).runDue();
}

async function compare(
  store: TestStore,
  { acknowledged, contradictions }: Ledger,
): Promise<Pick<KillResult, 'lost' | 'doubled' | 'undelivered'>> {
  const stored = new Map<string, string>();
  let doubled = contradictions;
  for await (const { id, message } of store.leads.stream({})) {
    const marker = message.replace('Lead ', '');
    if (stored.has(marker)) doubled += 1;
    stored.set(marker, id);
  }
  let lost = 0;
  for (const [marker, id] of acknowledged) if (stored.get(marker) !== id) lost += 1;
  const { count } = await store.db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'delivered')
    .executeTakeFirstOrThrow();
  // Each lead has two deliveries: the owner's notice and the acknowledgement.
  return { lost, doubled, undelivered: stored.size * 2 - Number(count) };
}
