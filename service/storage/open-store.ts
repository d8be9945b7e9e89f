import { requestBodyMaxBytes } from '../../contract/body-limit.ts';
import type { JobQueue } from '../delivery/job.ts';
import type { RateLimiter, TotalLimit } from '../leads/limits.ts';
import type { LeadStore } from '../leads/ports.ts';
import type { SubscriberStore } from '../newsletter/ports.ts';
import { type CopiedRows, copyStore } from './copy-store.ts';
import { withExclusiveLock } from './exclusive-lock.ts';
import { KyselyJobQueue } from './job-queue.ts';
import { KyselyLeadStore } from './lead-store.ts';
import { type Database, openDatabase, type StoreLocation } from './open-database.ts';
import {
  createRateLimiter,
  createTotalLimit,
  databaseCounters,
  memoryCounters,
  rateWindowMs,
} from './rate-limits.ts';
import { KyselySettingsStore, type SettingsStore } from './settings-store.ts';
import { KyselySubscriberStore } from './subscribers.ts';

export type { StoreLocation } from './open-database.ts';

/** The largest lead with its deliveries and everything that finds it again, generously. */
const leadRoomBytes = 4 * requestBodyMaxBytes;

export interface Store {
  leads: LeadStore;
  jobs: JobQueue;
  subscribers: SubscriberStore;
  settings: SettingsStore;
  /** Limits requests per key; 0 is no limit. `scope` keeps the counters apart from others. */
  rateLimiter(scope: string, perKey: number): RateLimiter;
  /** Limits what is taken in from everybody; 0 is no limit. */
  totalLimit(scope: string, total: number): TotalLimit;
  /**
   * Removes from the database's files what deletions left there. Throws StoreInUseError if another
   * program keeps them in use.
   */
  scrub(): Promise<void>;
  /** Resolves only if a row could be written; `room`: a row as large as all that a lead needs. */
  assertWritable(room?: 'lead'): Promise<void>;
  /** Deletes used tokens, answers and limits whose time is over. */
  sweep(now: number): Promise<void>;
  /** Copies the store to a file while it is in use (sqlite.org/backup.html); SQLite only. */
  backup(path: string): Promise<void>;
  /** Copies every row into an empty PostgreSQL database. Throws if another program has the store open. */
  copyTo(url: string, onProgress?: (table: string, rows: number) => void): Promise<CopiedRows>;
  close(): Promise<void>;
}

/** Opens the store that the environment names; see `openDatabase`. */
export async function openStore(
  location: StoreLocation,
  onConnectionError?: (error: Error) => void,
): Promise<Store> {
  return createStore(await openDatabase(location, onConnectionError));
}

/** The store on an open database, which it closes in the end. */
export function createStore(database: Database): Store {
  const { engine, db, backup, scrub } = database;
  const settings = new KyselySettingsStore(db);
  const countersOf = (scope: string) =>
    engine === 'sqlite' ? memoryCounters() : databaseCounters(db, settings, scope);
  return {
    leads: new KyselyLeadStore(db, engine),
    jobs: new KyselyJobQueue(db, engine),
    subscribers: new KyselySubscriberStore(db, engine),
    settings,
    backup,
    scrub,
    rateLimiter: (scope, perKey) => createRateLimiter(countersOf(scope), perKey),
    totalLimit: (scope, total) => createTotalLimit(countersOf(scope), total),
    async assertWritable(room) {
      const write = (value: string) => settings.set('last-write-check', value);
      if (room === 'lead') await write(' '.repeat(leadRoomBytes));
      await write(String(Date.now()));
    },
    async sweep(now) {
      const lastWindow = now - rateWindowMs;
      await db.deleteFrom('used_tokens').where('expires_at', '<=', now).execute();
      await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
      await db.deleteFrom('rate_windows').where('window_start', '<', lastWindow).execute();
    },
    async copyTo(url, onProgress) {
      const { openPostgres } = await import('./open-postgres.ts');
      const target = await openPostgres(url);
      try {
        // A lead that a server stores after its table was read would be left behind unnoticed.
        return await withExclusiveLock(database, () => copyStore(db, target, onProgress));
      } finally {
        await target.destroy();
      }
    },
    close: () => db.destroy(),
  };
}
