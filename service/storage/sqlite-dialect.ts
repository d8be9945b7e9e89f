import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy } from './store-errors.ts';

/** How long a statement waits for another process's write, in milliseconds, and between two tries. */
const busyRetryMs = 4000;
const busyRetryPauseMs = 25;

/** Repeats `work` while another process holds its lock, for `busyRetryMs` at most; throws what it throws. */
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

/**
 * Node's own SQLite for Kysely: one connection that whoever calls shares. A statement that waits for
 * another process's write holds nothing, so that reads go on and all who wait do so at the same time.
 * Only a transaction keeps the others out, which has the write lock from its beginning and ends soon.
 */
function createDriver(raw: DatabaseSync): Driver {
  let owner: DatabaseConnection | undefined;
  let transactionEnd = Promise.withResolvers<void>();

  function run<T>(connection: DatabaseConnection, work: () => T): Promise<T> {
    return retryWhileBusy(async () => {
      while (owner && owner !== connection) await transactionEnd.promise;
      return work();
    });
  }

  function endTransaction(): void {
    owner = undefined;
    transactionEnd.resolve();
    transactionEnd = Promise.withResolvers();
  }

  return {
    init: async () => undefined,
    async acquireConnection() {
      const connection: DatabaseConnection = {
        executeQuery: (query) => run(connection, () => execute(raw, query)),
        streamQuery() {
          throw new Error('Large results are read page by page.');
        },
      };
      return connection;
    },
    releaseConnection: async () => undefined,
    // The write lock at once: one taken later could find that what was read has changed.
    beginTransaction: (connection) =>
      run(connection, () => {
        raw.exec('begin immediate');
        owner = connection;
      }),
    async commitTransaction() {
      raw.exec('commit');
      endTransaction();
    },
    async rollbackTransaction() {
      try {
        // A full disk makes SQLite roll back by itself.
        if (raw.isTransaction) raw.exec('rollback');
      } finally {
        endTransaction();
      }
    },
    destroy: async () => raw.close(),
  };
}

function execute<R>(raw: DatabaseSync, { sql, parameters }: CompiledQuery): QueryResult<R> {
  const statement = raw.prepare(sql);
  const values = parameters.map(inputValue);
  if (statement.columns().length > 0) {
    const rows: unknown[] = statement.all(...values);
    return { rows: rows as R[] };
  }
  const { changes } = statement.run(...values);
  return { rows: [], numAffectedRows: BigInt(changes) };
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store keeps no ${typeof value}.`);
}

/** Kysely assumes that SQLite cannot roll back a change of tables; it can, so migrations are whole. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on Node's own SQLite. */
export function nodeSqliteDialect(raw: DatabaseSync): Dialect {
  return {
    createDriver: () => createDriver(raw),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}
