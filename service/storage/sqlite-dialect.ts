import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { OwnerError } from '../owner-error.ts';
import { isBusy } from './store-errors.ts';

/** How long a statement waits for another process's write, in milliseconds, and between two tries. */
const busyRetryMs = 4000;
const busyRetryPauseMs = 25;

/** Repeats `work` while another process holds its lock, until `busyRetryMs` after `since`; throws what it throws. */
export async function retryWhileBusy<T>(
  work: () => T | Promise<T>,
  since = performance.now(),
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > since + busyRetryMs) throw error;
      await sleep(busyRetryPauseMs);
    }
  }
}

/** Node's own SQLite as Kysely wants one. */
function databaseOf(raw: DatabaseSync): SqliteDatabase {
  return {
    close: () => raw.close(),
    prepare(sql) {
      // The write lock at once: one taken later could find that what was read has changed.
      const statement = raw.prepare(sql === 'begin' ? 'begin immediate' : sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...values.map(inputValue)),
        run: (values) => statement.run(...values.map(inputValue)),
        iterate: (values) => statement.iterate(...values.map(inputValue)),
      };
    },
  };
}

/** The number of the file that stands at a path now, if any. */
const fileAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store keeps no ${typeof value}.`);
}

/**
 * Kysely's driver: one connection, which all take in turn. Those who wait while another process writes
 * give up at the same time, and not one after the other. None get it once the file at the store's path is
 * gone or another one: SQLite would go on, and what it wrote would end with the process.
 */
class PatientDriver extends SqliteDriver {
  readonly #raw: DatabaseSync;
  readonly #path: string;
  readonly #file: number | undefined;

  constructor(raw: DatabaseSync) {
    super({ database: databaseOf(raw) });
    this.#raw = raw;
    this.#path = raw.location() ?? '';
    this.#file = fileAt(this.#path);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const since = performance.now();
    if (fileAt(this.#path) !== this.#file) {
      throw new OwnerError('storeTakenAway', { where: this.#path });
    }
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) => retryWhileBusy(() => connection.executeQuery(query), since),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk makes SQLite roll back by itself.
    if (this.#raw.isTransaction) await super.rollbackTransaction(connection);
  }
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
    createDriver: () => new PatientDriver(raw),
    createAdapter: () => new TransactionalSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}
