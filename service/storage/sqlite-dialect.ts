import { statSync } from 'node:fs';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { OwnerError } from '../owner-error.ts';
import { isBusy } from './store-errors.ts';

/** How long a statement waits for another process's write, and the pause between two tries; milliseconds. */
const busyRetryMs = 4000;
const busyRetryPauseMs = 25;

/** Repeats `work` while another process holds the lock, until `busyRetryMs` after `since`. */
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

/** Adapts Node's SQLite to Kysely's interface. */
function databaseOf(raw: DatabaseSync): SqliteDatabase {
  return {
    close: () => raw.close(),
    prepare(sql) {
      // Takes the write lock at once: with a later one, rows that were read could have changed.
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

/** Returns the inode at a path; undefined if there is no file. */
const fileAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`The store keeps no ${typeof value}.`);
}

/**
 * Kysely's driver: one connection, which queries take in turn. Queries that wait for another process's write
 * give up together, not one after the other. Refuses the connection once the store's file was removed or
 * replaced: SQLite would write to the old file, which is lost when the process ends.
 */
class RetryingDriver extends SqliteDriver {
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
    // SQLite rolls back by itself if the disk is full.
    if (this.#raw.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Leaves row locks out, which SQLite does not know: its transactions exclude each other. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === 'ForUpdate' || node.modifier === 'SkipLocked') return;
    super.visitSelectModifier(node);
  }
}

/** Returns Kysely's dialect for Node's SQLite. */
export function nodeSqliteDialect(raw: DatabaseSync): Dialect {
  return {
    createDriver: () => new RetryingDriver(raw),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new Compiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}
