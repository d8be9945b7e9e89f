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
import { type Database, tryToScrub } from './queries.ts';
import type { Tables } from './tables.ts';

// pg returns PostgreSQL's int8 as text; our times and counts are exact as doubles.
pg.types.setTypeParser(20, Number);

/** Timeouts for a database that does not answer, so that visitors do not wait for it; in milliseconds. */
const connectTimeoutMs = 4000;
const statementTimeoutMs = 10_000;

/** Some databases confirm commits before they are on disk, and would lose them in a crash. */
const waitForDisk = `select set_config('synchronous_commit', 'on', true)
  where current_setting('synchronous_commit') = 'off'`;

/** Lock for changes of the tables, until the end of the transaction; the number is arbitrary. */
const takeTurns = 'select pg_advisory_xact_lock(3853314791062309108)';

export interface PostgresOptions {
  /** Most connections at once. */
  poolSize?: number;
  /** Without a statement timeout, and in turn, for migrations and rewrites. */
  hasNoTimeout?: boolean;
}

/** Connects to PostgreSQL at `url`, or to a PgBouncer in transaction mode: sets nothing per session. */
export function connectPostgres(
  url: string,
  { poolSize: max, hasNoTimeout = false }: PostgresOptions = {},
): Database {
  const timeoutMs = hasNoTimeout ? 0 : statementTimeoutMs;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: timeoutMs,
    application_name: 'lead-service',
  });
  // Without error listeners, a lost database would end the process; the next statement reports the loss. The
  // pool's own listener covers idle connections only, so each client needs one for its transactions.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  // `begin`, the timeout and the sync setting go in one message to the database. With a stricter isolation
  // level, which a database may have as its default, one of two concurrent transactions would fail.
  const turns = hasNoTimeout ? `; ${takeTurns}` : '';
  const begin = `begin isolation level read committed; set local statement_timeout = ${timeoutMs};
    ${waitForDisk}${turns}`;
  const dialect = new PostgresDialect({
    pool: {
      connect: async () => guardClient(await pool.connect(), begin),
      end: () => pool.end(),
    },
  });
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}

/**
 * Wraps a connection of the pool so that its transactions begin with `begin`. A connection on which a query
 * timed out is closed, because the statement may still arrive and its transaction may still be open: the next
 * statement on it would be committed together with half of another transaction.
 */
function guardClient(client: pg.PoolClient, begin: string): PostgresPoolClient {
  /** The error after which the connection cannot be used again. */
  let connectionError: Error | undefined;

  function query<R>(
    statement: string,
    parameters: readonly unknown[],
  ): Promise<PostgresQueryResult<R>>;
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  function query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not supported.');
    // Fails at once: a rollback would wait for the lost statement, and visitors with it.
    if (connectionError) return Promise.reject(connectionError);
    const text = statement === 'begin' ? begin : statement;
    const isAlone = client.getTransactionStatus() === 'I';
    return client.query(text, [...parameters]).catch((error: unknown) => {
      // A statement outside a transaction has the database's default isolation level. At a stricter one it is
      // rolled back if it conflicts with another, and can be repeated. Within a transaction all is rolled back.
      const isConflict = error instanceof pg.DatabaseError && error.code === '40001';
      if (isConflict && isAlone) return query(statement, parameters);
      // Only an error from the database itself proves that the connection still works. A transaction that failed
      // while it began stays open, because Kysely does not roll it back. If the connection takes no writes
      // (25006), as after a failover, a new one may reach the server that does.
      const isUsable = error instanceof pg.DatabaseError && error.code !== '25006';
      const isOpen = statement === 'begin';
      if (error instanceof Error && (isOpen || !isUsable)) connectionError = error;
      throw error;
    });
  }

  return { query, release: (isLost) => client.release(connectionError ?? isLost) };
}

/** The tables that hold personal data; a database may hold those of other programs too. */
const scrubbedTables = [...recordTableNames, 'jobs', 'idempotency_keys'];

/**
 * Rewrites the tables, so that deleted rows are gone from the disk. Skips and retries a table that is being
 * read, because queries of visitors would queue behind the lock. Throws StoreInUseError if one stays in use.
 */
export async function scrubPostgres(url: string): Promise<void> {
  await using db = connectPostgres(url, { hasNoTimeout: true });
  const fileOf = async (table: string) =>
    (await sql<{ file: number }>`select pg_relation_filenode(${table}) as file`.execute(db)).rows[0]
      ?.file;
  for (const table of scrubbedTables) {
    const before = await fileOf(table);
    await tryToScrub(table, async () => {
      await sql`vacuum (full, skip_locked, analyze) ${sql.table(table)}`.execute(db);
      return (await fileOf(table)) !== before;
    });
  }
}
