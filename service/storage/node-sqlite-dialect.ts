import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';

/** How long a statement waits for another process's write, in milliseconds, and between two tries. */
const busyRetryMs = 4000;
const busyRetryPauseMs = 25;

/** SQLITE_BUSY, whatever its extended code. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;
}

/**
 * Does `work` again while another process holds the lock that it needs, with the event loop free
 * between two tries. Throws what `work` throws once `busyRetryMs` are over.
 */
export async function retryWhileBusy<T>(work: () => T | Promise<T>): Promise<T> {
  const deadline = performance.now() + busyRetryMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await sleep(busyRetryPauseMs);
    }
  }
}

function inputValue(value: unknown): SQLInputValue {
  if (value === undefined) return null;
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value;
  if (typeof value === 'number' || value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite takes no ${typeof value} as a parameter.`);
}

/** Statements kept prepared; those of a group commit differ by the number of their rows. */
const preparedMax = 200;
/** A pragma takes effect when it is prepared, so it must be prepared each time (sqlite.org/pragma.html). */
const worthKeeping = /^(?:select|with|insert|update|delete|begin|commit)\b/i;

function adaptDatabase(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql): SqliteStatement {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = db.prepare(sql);
      const adapted: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters.map(inputValue)),
        run: (parameters) => statement.run(...parameters.map(inputValue)),
        // Two readers of one statement would take each other's rows.
        iterate: (parameters) => db.prepare(sql).iterate(...parameters.map(inputValue)),
      };
      if (prepared.size >= preparedMax) prepared.clear();
      if (worthKeeping.test(sql)) prepared.set(sql, adapted);
      return adapted;
    },
  };
}

/**
 * A connection that waits for another process's write with the event loop free: SQLite's own waiting
 * would stop every other request of this process. Within a transaction nothing has to wait, for it
 * took the write lock when it began.
 */
class BusyRetryConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.#inner = inner;
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return retryWhileBusy(() => this.#inner.executeQuery<R>(query));
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize);
  }
}

class BusyRetrySqliteDriver extends SqliteDriver {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    super({ database: adaptDatabase(db) });
    this.#db = db;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new BusyRetryConnection(await super.acquireConnection());
  }

  /** Takes the write lock at once: one taken later could find that what was read has changed. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk makes SQLite roll back by itself: there may be nothing left to undo. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Kysely holds the opposite of SQLite, and then leaves half of a migration behind that is cut off. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    super({ database: adaptDatabase(db) });
    this.#db = db;
  }

  override createDriver(): Driver {
    return new BusyRetrySqliteDriver(this.#db);
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}
