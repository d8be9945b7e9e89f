import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SettingsStore } from './settings.ts';
import type { Tables } from './tables.ts';

/** Window of the environment's limits, in milliseconds. */
export const rateWindowMs = 10 * 60 * 1000;

/** Counters that a process keeps at most; further keys of a flood are not counted. */
const countersMax = 100_000;

/** No address, so that the counter of all cannot be one of them. */
const everybody = '*';

const startOf = (now: number) => now - (now % rateWindowMs);

/** Counts per key and window. */
interface WindowCounters {
  /** Adds one unless the counter is at `limit` already; whether it did. */
  add(key: string, window: number, limit: number): Promise<boolean>;
  subtract(key: string, window: number): Promise<void>;
}

export type Limit = ReturnType<typeof createLimit>;

/**
 * Counts in fixed windows of ten minutes, per key (see `rateKey`) or what everybody together sends; 0 is
 * no limit. Of the latter, what fails the schema or the verification must not count; otherwise anybody
 * could close the form to everybody.
 */
export function createLimit(counters: WindowCounters, limit: number) {
  return {
    /** Seconds to wait, or 0 if one more was counted. */
    async take(now: number, key = everybody): Promise<number> {
      if (limit === 0 || (await counters.add(key, startOf(now), limit))) return 0;
      return Math.ceil((startOf(now) + rateWindowMs - now) / 1000);
    },
    /** Undoes what was taken at that time, because nothing was stored. */
    giveBack: (takenAt: number, key = everybody) => counters.subtract(key, startOf(takenAt)),
  };
}

/** Counters in memory, for SQLite, which one process serves. Keeps this window and the one before. */
export function memoryCounters(): WindowCounters {
  const windows = new Map<number, Map<string, number>>();
  return {
    async add(key, window, limit) {
      const counts = windows.get(window) ?? new Map<string, number>();
      if (counts.size === 0) {
        const [oldest] = windows.keys();
        if (windows.size > 1 && oldest !== undefined) windows.delete(oldest);
        windows.set(window, counts);
      }
      const count = counts.get(key) ?? 0;
      if (count >= limit) return false;
      if (count > 0 || counts.size < countersMax) counts.set(key, count + 1);
      return true;
    },
    async subtract(key, window) {
      const count = windows.get(window)?.get(key) ?? 0;
      if (count > 0) windows.get(window)?.set(key, count - 1);
    },
  };
}

/**
 * Counters in rows that all processes on one PostgreSQL share. The key is a visitor's address, so the
 * row holds a keyed hash of it that changes with every window.
 */
export function databaseCounters(
  db: Kysely<Tables>,
  settings: SettingsStore,
  scope: string,
): WindowCounters {
  let secret: string | undefined;

  async function hashOf(key: string, window: number): Promise<string> {
    secret ??= await settings.secret('rate-limits');
    return createHmac('sha256', secret).update(`${scope} ${window} ${key}`).digest('base64url');
  }

  return {
    async add(key, window, limit) {
      const { rows } = await sql`
        insert into rate_windows (key, window_start, count)
        values (${await hashOf(key, window)}, ${window}, 1)
        on conflict (key) do update set count = rate_windows.count + 1
        where rate_windows.count < ${limit} returning count`.execute(db);
      return rows.length > 0;
    },
    async subtract(key, window) {
      await sql`update rate_windows set count = count - 1
        where key = ${await hashOf(key, window)} and count > 0`.execute(db);
    },
  };
}
