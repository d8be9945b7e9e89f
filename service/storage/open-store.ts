import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { requestBodyMaxBytes } from '../../contract/endpoints.ts';
import { OwnerError } from '../owner-error.ts';
import { createRecordStore } from './archive-records.ts';
import { assertWhole, backupSqlite, rotateBackup } from './backup.ts';
import { copyRows } from './copy.ts';
import { createJobQueue } from './jobs.ts';
import { createLeadStore } from './leads.ts';
import type { PostgresOptions } from './postgres.ts';
import type { Database } from './queries.ts';
import { checkSchema, migrateSchema, migrationNames, missingMigrations } from './schema.ts';
import { createSettings, scrubOwed } from './settings.ts';
import { openSqlite, scrubSqlite } from './sqlite.ts';
import { explainDatabase, explainFile } from './store-errors.ts';
import { createSubscriberStore } from './subscribers.ts';
import type { Engine } from './tables.ts';

const lastWriteCheck = 'last-write-check';

/** Upper bound for a lead with its deliveries and its entries in all indexes. */
const leadRoomBytes = 4 * requestBodyMaxBytes;

export interface StoreLocation extends PostgresOptions {
  engine: Engine;
  /** Path of the SQLite file, or address of the PostgreSQL database. */
  location: string;
}

/** A database with each engine's own operations; PostgreSQL has its own tools for backups. */
export interface OpenDatabase {
  db: Database;
  backup(path: string): Promise<void>;
  rotateBackup(now: number, reason?: string): Promise<string | undefined>;
  clear(): Promise<void>;
  explain(error: unknown): unknown;
}

export type Store = ReturnType<typeof createStore>;

/** Opens a store. Throws an OwnerError if there is none, or it is of another version. */
export async function openDatabase(location: StoreLocation) {
  // Only `migrateStore` creates one.
  if (location.engine === 'sqlite' && !existsSync(location.location)) {
    throw new OwnerError('noStore', { where: location.location });
  }
  const database = await connect(location);
  await checkSchema(database.db).catch(async (error: unknown) => {
    await database.db.destroy();
    throw database.explain(error);
  });
  return database;
}

async function connect({ engine, location, ...options }: StoreLocation): Promise<OpenDatabase> {
  if (engine === 'sqlite') {
    const { db } = await openSqlite(location);
    return {
      db,
      backup: (path) => backupSqlite(location, path),
      rotateBackup: (now, reason) => rotateBackup(location, now, reason),
      clear: () => scrubSqlite(db),
      explain: (error) => explainFile(location, error),
    };
  }
  // Imported here, so that a start on SQLite does not load the PostgreSQL client.
  const { connectPostgres, scrubPostgres } = await import('./postgres.ts');
  return {
    db: connectPostgres(location, options),
    backup: () => Promise.reject(new OwnerError('backupPostgres')),
    rotateBackup: async () => undefined,
    clear: () => scrubPostgres(location),
    explain: explainDatabase,
  };
}

/** Returns the store on an open database; `close` closes the database. */
export function createStore({ db, backup, rotateBackup, clear, explain }: OpenDatabase) {
  const settings = createSettings(db);
  return {
    leads: createLeadStore(db),
    jobs: createJobQueue(db),
    subscribers: createSubscriberStore(db),
    records: createRecordStore(db),
    settings,
    backup,
    rotateBackup,
    explain,

    /**
     * Returns at most nine ids of leads, deliveries or letters that begin or end with what was typed: tables
     * show the end of an id, because ids of the same minute begin alike. Also the lead with that number.
     */
    async findIds(table: 'leads' | 'jobs' | 'letters', typed: string): Promise<string[]> {
      const part = typed.toLowerCase();
      const isPart = /^[\da-f-]{4,36}$/.test(part);
      const isNumber = table === 'leads' && /^\d{1,9}$/.test(part);
      const rows = await db
        .selectFrom(table)
        .select('id')
        .where(({ eb, or }) =>
          or([
            ...(isPart ? [eb('id', 'like', `${part}%`), eb('id', 'like', `%${part}`)] : []),
            ...(isNumber ? [sql<boolean>`seq = ${Number(part)}`] : []),
          ]),
        )
        .orderBy('id')
        .limit(9)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** Resolves if a row can be written; `room`: one as large as the largest lead needs. */
    async assertWritable(room?: 'lead'): Promise<void> {
      if (room === 'lead') {
        // Random, because PostgreSQL would compress anything else.
        await settings.set(lastWriteCheck, randomBytes(leadRoomBytes / 2).toString('hex'));
      }
      await settings.set(lastWriteCheck, String(Date.now()));
    },

    /** Clears erased text from the database's files. Throws StoreInUseError if others keep reading it. */
    async scrub(): Promise<void> {
      const owed = await settings.get(scrubOwed);
      await clear();
      // What was erased meanwhile is still owed.
      const paid = db.deleteFrom('settings').where('key', '=', scrubOwed);
      await paid.where('value', '=', owed ?? '').execute();
    },

    /** Deletes expired tokens and idempotency keys. */
    async sweep(now: number): Promise<void> {
      await db.deleteFrom('usedTokens').where('expiresAt', '<=', now).execute();
      await db.deleteFrom('idempotencyKeys').where('expiresAt', '<=', now).execute();
    },

    close: () => db.destroy(),
    [Symbol.asyncDispose]: () => db.destroy(),
  };
}

/**
 * Creates the tables of a new store, or updates those of an older version after a backup of a SQLite store.
 * Returns the names of the changes and the path of the backup. Throws an OwnerError if the database is
 * unavailable or its tables are newer.
 */
export async function migrateStore(location: StoreLocation, now = Date.now()) {
  // Most starts change nothing, so only a migration runs without a timeout: a database that stalls here would
  // block the other servers, even after it recovered.
  const missing = await inDatabase(location, ({ db }) => missingMigrations(db));
  const [first] = missing;
  if (first === undefined) return { changes: [], backup: undefined };
  const isNew = missing.length === migrationNames.length;
  return await inDatabase({ ...location, hasNoTimeout: true }, async (database) => {
    if (isNew && location.engine === 'postgres') await assertUnicode(database.db);
    // An upgrade that was taken back, and is repeated hours later, needs a copy of its own.
    const reason = `-before-${first}-${new Date(now).toISOString().slice(11, 13)}h`;
    const backup = isNew ? undefined : await database.rotateBackup(now, reason);
    return { changes: await migrateSchema(database.db), backup };
  });
}

/** Throws an OwnerError if PostgreSQL would refuse a lead with a dash or an emoji; SQL_ASCII takes any bytes. */
async function assertUnicode(db: Database): Promise<void> {
  const asked = sql<{ code: string }>`select current_setting('server_encoding') as code`;
  const code = (await asked.execute(db)).rows[0]?.code ?? '';
  if (['UTF8', 'SQL_ASCII'].includes(code)) return;
  throw new OwnerError('databaseUnusable', { code, why: { sentence: 'notUnicode' } });
}

/** Runs `work` on a database that it opens and closes; throws an OwnerError if that fails. */
async function inDatabase<T>(
  location: StoreLocation,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await connect(location);
  try {
    return await work(database);
  } catch (error) {
    throw database.explain(error);
  } finally {
    await database.db.destroy();
  }
}

/** Fills an empty, migrated database from a SQLite store that no other program has open. */
export async function restorePostgres(file: string, location: StoreLocation): Promise<void> {
  assertWhole(file);
  await using source = (await openSqlite(file, 'locked-out')).db;
  await using target = (await connect({ ...location, hasNoTimeout: true })).db;
  await checkSchema(source);
  await copyRows(source, target);
}
