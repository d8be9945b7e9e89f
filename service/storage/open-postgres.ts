import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { checkedPool } from './checked-pool.ts';
import { migrate } from './migrate.ts';
import { explainUnusable } from './postgres-unusable.ts';
import type { Tables } from './tables.ts';

/** PostgreSQL's int8, which pg returns as text; our times and counts fit a double exactly. */
const int8 = 20;

const connectionsMax = 10;
/** A database that does not answer must not hold visitors longer than this, in milliseconds. */
const connectTimeoutMs = 4000;
const statementTimeoutMs = 10_000;

/**
 * Opens the PostgreSQL store at `url` and brings its tables up to date. Throws a
 * `PostgresUnusableError` if the database is away or lets nobody in.
 */
export async function openPostgres(
  url: string,
  onConnectionError: (error: Error) => void = () => undefined,
): Promise<Kysely<Tables>> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'trinta',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === int8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // Without listeners, a database that goes away would end the process. The pool's own listener is
  // for idle connections; one that breaks between two statements of a transaction needs another.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: checkedPool(pool) }) });
  try {
    await migrate(db, 'postgres');
    return db;
  } catch (error) {
    await db.destroy();
    throw explainUnusable(error);
  }
}
