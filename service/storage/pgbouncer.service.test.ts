import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { describeErasedJobs } from './erased-jobs.suite.ts';
import { describeOnce } from './once.suite.ts';
import { migrateStore } from './open-store.ts';
import { describeQueue } from './queue.suite.ts';
import { describeReleasedJobs } from './released-jobs.suite.ts';
import { migrationNames } from './schema.ts';
import { describeStore } from './store.suite.ts';
import { openTestStore } from './testing/open-test-store.ts';
import { sampleLead, sampleSubmission } from './testing/sample-lead.ts';
import { submitAgain } from './testing/submit-again.ts';
import { startTestPostgres, type TestPostgres } from './testing/test-postgres.ts';

// Debian installs it in a folder that only root's PATH has.
const program = '/usr/sbin/pgbouncer';
const isInstalled = spawnSync(program, ['--version']).status === 0;

describe.skipIf(!isInstalled)('behind PgBouncer in transaction mode', () => {
  let server: TestPostgres;
  let pooler: ChildProcess;
  let folder: string;
  let port: number;

  beforeAll(async () => {
    server = await startTestPostgres();
    const direct = new URL(await server.createDatabase());
    folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
    port = await freePort();
    const settings = join(folder, 'pgbouncer.ini');
    writeFileSync(
      settings,
      `[databases]
* = host=127.0.0.1 port=${direct.port} user=${direct.username} password=${direct.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
`,
    );
    chmodSync(folder, 0o755);
    // PgBouncer refuses to run as root, and containers often are root.
    const user = userInfo().uid === 0 ? ['--user', 'nobody'] : [];
    pooler = spawn(program, ['--quiet', ...user, settings], { stdio: 'ignore' });
    await vi.waitUntil(() => answers(port), { timeout: 10_000 });
  }, 60_000);
  afterAll(async () => {
    pooler.kill();
    await once(pooler, 'exit');
    await server.remove();
    rmSync(folder, { recursive: true });
  }, 60_000);

  async function locate(): Promise<string> {
    return Object.assign(new URL(await server.createDatabase()), { port: String(port) }).href;
  }
  async function open() {
    const store = await openTestStore({ engine: 'postgres', location: await locate() });
    await store.jobs.setChannels({ webhook: 'on', archive: 'off' }, Date.now());
    return store;
  }

  describeStore('PgBouncer', open);
  describeOnce('PgBouncer', open);
  describeQueue('PgBouncer', open);
  describeErasedJobs('PgBouncer', open);
  describeReleasedJobs('PgBouncer', open);

  test('servers that start together create the tables one after the other', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const location = { engine: 'postgres', location: await locate() } as const;
      const starts = Array.from({ length: 4 }, () => migrateStore(location));
      const changes = (await Promise.all(starts)).flatMap((start) => start.changes);
      expect(changes).toEqual(migrationNames);
    }
  });

  test('two servers with small pools store every lead of a burst once', async () => {
    const location = { engine: 'postgres', location: await locate(), poolSize: 2 } as const;
    const stores = [await openTestStore(location), await openTestStore(location)];
    const leads = Array.from({ length: 50 }, () => sampleLead());
    const results = await Promise.all(
      leads.flatMap((lead, at) =>
        stores.map((store, nth) => {
          const idempotency = { key: `key ${at}`, bodyHash: '' };
          const submission = sampleSubmission(
            { ...lead, id: `${lead.id} ${nth}` },
            { idempotency },
          );
          return submitAgain(store, submission, Date.now());
        }),
      ),
    );
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(50);
    expect(await stores[0]?.leads.count({})).toBe(50);
    await stores[0]?.scrub();
    await Promise.all(stores.map((store) => store.close()));
  });
});

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
