import { setTimeout as sleep } from 'node:timers/promises';
import {
  CamelCasePlugin,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import { recordTableNames } from './archive-records.ts';
import { StoreInUseError } from './store-errors.ts';
import type { Tables } from './tables.ts';

// PostgreSQL's int8, which pg returns as text; our times and counts fit a double exactly.
pg.types.setTypeParser(20, Number);

/** A database that does not answer must not hold visitors longer than this, in milliseconds. */
const connectTimeoutMs = 4000;
const statementTimeoutMs = 10_000;

/** A database that confirms commits before they are on its disk would lose them in a crash. */
const waitForDisk = `select set_config('synchronous_commit', 'on', true)
  where current_setting('synchronous_commit') = 'off'`;

const scrubTries = 10;
const scrubPauseMs = 200;

export interface PostgresOptions {
  poolSize?: number;
  /** For migrations and rewrites, which may take as long as they need. */
  isUnhurried?: boolean;
}

/** Speaks to PostgreSQL at `url`, or to a PgBouncer in transaction mode: nothing is set for a session. */
export function connectPostgres(
  url: string,
  { poolSize = 10, isUnhurried = false }: PostgresOptions = {},
): Kysely<Tables> {
  const timeoutMs = isUnhurried ? 0 : statementTimeoutMs;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: timeoutMs,
    application_name: 'lead-service',
  });
  // Without listeners, a database that goes away would end the process; the next statement tells of it.
  // The pool's own is for idle connections; one that breaks in the middle of a transaction needs another.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  // A transaction begins with its timeout, all in one message to the database, and ends on the disk.
  const begin = `begin; set local statement_timeout = ${timeoutMs}; ${waitForDisk}`;
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => lend(await pool.connect(), begin),
      end: () => pool.end(),
    },
  });
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/**
 * Lends a connection of the pool, whose transactions begin with `begin`. One that the database did not answer
 * on is closed instead of given back: the statement may still arrive and its transaction may still be
 * open, so the next statement on it would be committed with half of somebody else's.
 */
function lend(client: pg.PoolClient, begin: string): PostgresPoolClient {
  /** The error with which the database stopped answering. */
  let loss: Error | undefined;

  function query<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not supported.');
    // A rollback would wait as long as the statement before it, and visitors with it.
    if (loss) return Promise.reject(loss);
    const text = statement === 'begin' ? begin : statement;
    return client.query(text, [...parameters]).catch((error: unknown) => {
      // Only an error from the database itself shows that the connection still works.
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) loss = error;
      throw error;
    });
  }

  return { query, release: () => client.release(loss) };
}

/** The tables that hold personal data; a database may hold those of other programs too. */
const scrubbedTables = [...recordTableNames, 'jobs', 'idempotency_keys'];

/**
 * Rewrites the tables without what was deleted. One that somebody reads is tried again, for visitors
 * would wait behind whoever waits for it. Throws StoreInUseError if one stays in use.
 */
export async function scrubPostgres(url: string): Promise<void> {
  await using db = connectPostgres(url, { poolSize: 1, isUnhurried: true });
  const fileOf = async (table: string) =>
    (await sql<{ file: number }>`select pg_relation_filenode(${table}) as file`.execute(db)).rows[0]
      ?.file;
  for (const table of scrubbedTables) {
    const before = await fileOf(table);
    for (let attempt = 1; (await fileOf(table)) === before; attempt += 1) {
      if (attempt > 1) await sleep(scrubPauseMs);
      if (attempt > scrubTries) throw new StoreInUseError('stillInUse', { what: table });
      await sql`vacuum (full, skip_locked, analyze) ${sql.table(table)}`.execute(db);
    }
  }
}
