import type { Kysely } from 'kysely';
import { requestBodyMaxBytes } from '../../contract/body-limit.ts';
import type { JobQueue } from '../delivery/job.ts';
import type { LeadStore, SettingsStore } from '../leads/ports.ts';
import type { SubscriberStore } from '../newsletter/ports.ts';
import { backupSqlite } from './backup-sqlite.ts';
import { type CopiedRows, copyStore } from './copy-store.ts';
import { KyselyJobQueue } from './job-queue.ts';
import { KyselyLeadStore } from './lead-store.ts';
import { openSqlite } from './open-sqlite.ts';
import { rateWindowMs } from './rate-limiter.ts';
import { scrubPostgres, scrubSqlite } from './scrub.ts';
import { KyselySettingsStore } from './settings-store.ts';
import { KyselySubscriberStore } from './subscribers.ts';
import type { Engine, Tables } from './tables.ts';

/** The largest lead with its deliveries and everything that finds it again, generously. */
const leadRoomBytes = 4 * requestBodyMaxBytes;

export interface StoreLocation {
  engine: Engine;
  /** Path of the SQLite file, or address of the PostgreSQL database. */
  location: string;
}

export interface StoreOptions {
  /** Whether a webhook is configured, so that leads owe it a delivery. */
  webhook: boolean;
  /** Hears of connections that break while nobody uses them. */
  onConnectionError?: (error: Error) => void;
}

export interface Store {
  engine: Engine;
  db: Kysely<Tables>;
  leads: LeadStore;
  jobs: JobQueue;
  subscribers: SubscriberStore;
  settings: SettingsStore;
  /**
   * Removes from the database's files what deletions left there. Throws StoreInUseError where another
   * program keeps them in use.
   */
  scrub(): Promise<void>;
  /** Resolves only if a row could be written; `room`: one as large as all that a lead needs. */
  assertWritable(room?: 'lead'): Promise<void>;
  /** Deletes used tokens, answers and limits whose time is over. */
  sweep(now: number): Promise<void>;
  /** Copies the store to a file while it is in use (sqlite.org/backup.html); SQLite only. */
  backup(path: string): Promise<void>;
  /** Copies every row into an empty PostgreSQL database. */
  copyTo(url: string, onProgress?: (table: string, rows: number) => void): Promise<CopiedRows>;
  close(): Promise<void>;
}

/** What each engine does in its own way. */
interface EngineParts {
  engine: Engine;
  db: Kysely<Tables>;
  backup(path: string): Promise<void>;
  scrub(): Promise<void>;
}

/**
 * Opens the store that the environment names, with its tables up to date. Throws where the database
 * is away or cannot keep a commit.
 */
export async function openStore(location: StoreLocation, options: StoreOptions): Promise<Store> {
  const parts = await openEngine(location, options);
  const { engine, db } = parts;
  const settings = new KyselySettingsStore(db);
  return {
    engine,
    db,
    leads: new KyselyLeadStore(db, { engine, webhook: options.webhook }),
    jobs: new KyselyJobQueue(db, engine),
    subscribers: new KyselySubscriberStore(db, engine),
    settings,
    scrub: parts.scrub,
    async assertWritable(room) {
      const write = (value: string) => settings.set('last-write-check', value);
      if (room === 'lead') await write(' '.repeat(leadRoomBytes));
      await write(String(Date.now()));
    },
    async sweep(now) {
      await db.deleteFrom('used_tokens').where('expires_at', '<=', now).execute();
      await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
      await db
        .deleteFrom('rate_windows')
        .where('window_start', '<', now - rateWindowMs)
        .execute();
    },
    backup: parts.backup,
    async copyTo(url, onProgress) {
      const { openPostgres } = await import('./open-postgres.ts');
      const target = await openPostgres(url);
      try {
        return await copyStore(db, target.db, onProgress);
      } finally {
        await target.db.destroy();
      }
    },
    close: () => db.destroy(),
  };
}

async function openEngine(
  { engine, location }: StoreLocation,
  options: StoreOptions,
): Promise<EngineParts> {
  if (engine === 'sqlite') {
    const { db, raw } = await openSqlite(location);
    return {
      engine,
      db,
      backup: (path) => backupSqlite(raw, path),
      scrub: () => scrubSqlite(db),
    };
  }
  // Only here, so that a start on SQLite does not load the client of PostgreSQL.
  const { openPostgres } = await import('./open-postgres.ts');
  const { db } = await openPostgres(location, options.onConnectionError);
  return {
    engine,
    db,
    async backup() {
      throw new Error(
        'This store is PostgreSQL: back it up with pg_dump or your host’s snapshots.',
      );
    },
    scrub: () => scrubPostgres(db),
  };
}
