import { requestBodyMaxBytes } from '../../contract/body-limit.ts';
import { createRecordStore } from './archive-records.ts';
import { backupSqlite, rotateBackup } from './backup.ts';
import { copyRows, lastWriteCheck } from './copy.ts';
import { findIds } from './find-ids.ts';
import { createJobQueue } from './jobs.ts';
import { createLeadStore } from './leads.ts';
import {
  createRateLimiter,
  createTotalLimit,
  databaseCounters,
  memoryCounters,
  rateWindowMs,
} from './limits.ts';
import { explainUnusable } from './postgres-refusals.ts';
import type { Database } from './queries.ts';
import { checkSchema, migrateSchema } from './schema.ts';
import { createSettings } from './settings.ts';
import { openSqlite, scrubSqlite, withExclusiveLock } from './sqlite.ts';
import { StoreFileError } from './store-errors.ts';
import { createSubscriberStore } from './subscribers.ts';
import type { Engine } from './tables.ts';

/** The largest lead with its deliveries and everything that finds it again, generously. */
const leadRoomBytes = 4 * requestBodyMaxBytes;

export interface StoreLocation {
  engine: Engine;
  /** Path of the SQLite file, or address of the PostgreSQL database. */
  location: string;
  /** Connections that a process keeps to PostgreSQL. */
  poolSize?: number | undefined;
}

/** An open database, and what each engine does in its own way. */
export interface OpenDatabase extends Database {
  /** Copies the store to a file while it is in use; SQLite only. */
  backup(path: string): Promise<void>;
  /**
   * Copies the store into `backups` beside it unless that was done today, and keeps the newest seven;
   * the path of the copy. Nothing on PostgreSQL, which has its own tools.
   */
  nightlyBackup(now: number): Promise<string | undefined>;
  /**
   * Removes from the database's files what deletions left there. Throws StoreInUseError if another
   * program keeps them in use.
   */
  scrub(): Promise<void>;
  /** Runs `work` while no other program can open a SQLite store. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

export type Store = ReturnType<typeof createStore>;

/**
 * Opens the store at a location, whose tables must be those of this version. Throws a sentence for the
 * owner otherwise, and if the database is away or cannot keep a commit.
 */
export async function openStore(
  location: StoreLocation,
  onConnectionError?: (error: Error) => void,
): Promise<Store> {
  return createStore(await openDatabase(location, onConnectionError));
}

/** See `openStore`. */
export async function openDatabase(
  { engine, location, poolSize }: StoreLocation,
  onConnectionError?: (error: Error) => void,
): Promise<OpenDatabase> {
  if (engine === 'sqlite') {
    const { db, raw } = await openSqlite(location);
    try {
      await checkSchema(db, engine);
    } catch (error) {
      raw.close();
      throw StoreFileError.from(location, 'opened', error);
    }
    return {
      engine,
      db,
      backup: (path) => backupSqlite(location, path),
      nightlyBackup: (now) => rotateBackup(location, now),
      scrub: () => scrubSqlite(raw),
      alone: (work) => withExclusiveLock(raw, work),
    };
  }
  // Imported here, so that a start on SQLite does not load the PostgreSQL client.
  const { connectPostgres, scrubPostgres } = await import('./postgres.ts');
  const db = connectPostgres(location, { poolSize, onConnectionError });
  try {
    await checkSchema(db, engine);
  } catch (error) {
    await db.destroy();
    throw explainUnusable(error);
  }
  return {
    engine,
    db,
    async backup() {
      throw new Error(
        'This store is PostgreSQL: back it up with pg_dump or your host’s snapshots.',
      );
    },
    nightlyBackup: async () => undefined,
    scrub: () => scrubPostgres(location),
    alone: (work) => work(),
  };
}

/** The store on an open database, which it closes in the end. */
export function createStore({ engine, db, backup, nightlyBackup, scrub, alone }: OpenDatabase) {
  const settings = createSettings(db);
  const countersOf = (scope: string) =>
    engine === 'sqlite' ? memoryCounters() : databaseCounters(db, settings, scope);
  return {
    leads: createLeadStore({ db, engine }),
    jobs: createJobQueue({ db, engine }, settings),
    subscribers: createSubscriberStore({ db, engine }),
    records: createRecordStore({ db, engine }),
    settings,
    backup,
    nightlyBackup,
    scrub,

    /** Ids of leads or deliveries that begin or end with what the owner typed. */
    findIds: (table: 'leads' | 'jobs', typed: string) => findIds(db, table, typed),

    /** Limits requests per key; 0 is no limit. `scope` keeps the counters apart from others. */
    rateLimiter: (scope: string, perKey: number) => createRateLimiter(countersOf(scope), perKey),
    /** Limits what is taken in from everybody; 0 is no limit. */
    totalLimit: (scope: string, total: number) => createTotalLimit(countersOf(scope), total),

    /** Resolves only if a row could be written; `room`: a row as large as all that a lead needs. */
    async assertWritable(room?: 'lead'): Promise<void> {
      if (room === 'lead') await settings.set(lastWriteCheck, ' '.repeat(leadRoomBytes));
      await settings.set(lastWriteCheck, String(Date.now()));
    },

    /** Deletes used tokens, answers and limits whose time is over. */
    async sweep(now: number): Promise<void> {
      await db.deleteFrom('usedTokens').where('expiresAt', '<=', now).execute();
      await db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', now).execute();
      await db
        .deleteFrom('rateWindows')
        .where('windowStart', '<', now - rateWindowMs)
        .execute();
    },

    /**
     * Copies every row into an empty PostgreSQL database; the number of rows of each table. Throws if
     * another program has the SQLite store open: a lead that it stores meanwhile would be left behind.
     */
    async copyTo(
      url: string,
      onProgress?: (table: string, rows: number) => void,
    ): Promise<Record<string, number>> {
      const { connectPostgres } = await import('./postgres.ts');
      await migrateStore({ engine: 'postgres', location: url });
      const target = connectPostgres(url, { poolSize: 1, isUnhurried: true });
      try {
        return await alone(() => copyRows(db, target, onProgress));
      } finally {
        await target.destroy();
      }
    },

    close: () => db.destroy(),
  };
}

/** What a migration did: the changes of the tables, and the copy of the store from before. */
export interface Migrated {
  changes: readonly string[];
  backup: string | undefined;
}

/**
 * Makes the tables of a new store, or brings those of an older version up to date, which a SQLite store
 * is backed up before. Throws a sentence for the owner if the database is away or the tables are newer.
 */
export async function migrateStore(
  { engine, location }: StoreLocation,
  now = Date.now(),
): Promise<Migrated> {
  if (engine === 'sqlite') {
    const { db, raw } = await openSqlite(location);
    let backup: string | undefined;
    try {
      const changes = await migrateSchema(db, engine, async (first) => {
        backup = await rotateBackup(location, now, `-before-${first}`);
      });
      return { changes, backup };
    } catch (error) {
      throw StoreFileError.from(location, 'opened', error);
    } finally {
      raw.close();
    }
  }
  const { connectPostgres } = await import('./postgres.ts');
  const db = connectPostgres(location, { poolSize: 1, isUnhurried: true });
  try {
    return { changes: await migrateSchema(db, engine), backup: undefined };
  } catch (error) {
    throw explainUnusable(error);
  } finally {
    await db.destroy();
  }
}
