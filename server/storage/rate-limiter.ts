import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { RateLimiter } from '../leads/ports.ts';
import { relaxedTransaction } from './relaxed-transaction.ts';
import { KyselySettingsStore } from './settings-store.ts';
import type { Engine, Tables } from './tables.ts';

/** Window of the environment's limits, in milliseconds. */
export const rateWindowMs = 10 * 60 * 1000;

/** More addresses than this in one window are a flood; the limit over all stops it. */
const countersMax = 100_000;

export interface RateLimits {
  /** Requests per key and window; 0 is no limit. */
  perAddress: number;
  total: number;
}

/** Adds one to a counter of a window, and says how many it holds now. */
type Count = (key: string, windowStart: number) => Promise<number> | number;

/**
 * Fixed windows per key and in all. On SQLite one process serves, so its memory counts; on PostgreSQL
 * the counters are rows that all processes share. A key that is over its limit is answered from
 * memory until the window ends: a flood costs no writes and does not eat up what is left for others.
 */
class WindowRateLimiter implements RateLimiter {
  readonly #limits: RateLimits;
  readonly #count: Count;
  readonly #blocked = new Set<string>();
  #windowStart = 0;

  constructor(limits: RateLimits, count: Count) {
    this.#limits = limits;
    this.#count = count;
  }

  async take(key: string, now: number): Promise<number> {
    const windowStart = now - (now % rateWindowMs);
    if (windowStart !== this.#windowStart) {
      this.#windowStart = windowStart;
      this.#blocked.clear();
    }
    const wait = Math.ceil((windowStart + rateWindowMs - now) / 1000);
    const { perAddress, total } = this.#limits;
    if (perAddress > 0 && (await this.#isOver(key, perAddress, windowStart))) return wait;
    if (total > 0 && (await this.#isOver('*', total, windowStart))) return wait;
    return 0;
  }

  async #isOver(key: string, limit: number, windowStart: number): Promise<boolean> {
    if (this.#blocked.has(key)) return true;
    if ((await this.#count(key, windowStart)) <= limit) return false;
    if (this.#blocked.size < countersMax) this.#blocked.add(key);
    return true;
  }
}

/** Counters of that scope (leads, challenges) in this process. */
function memoryCounter(): Count {
  const counts = new Map<string, number>();
  let current = 0;
  return (key, windowStart) => {
    if (windowStart !== current) counts.clear();
    current = windowStart;
    const count = (counts.get(key) ?? 0) + 1;
    if (counts.size < countersMax || counts.has(key)) counts.set(key, count);
    return count;
  };
}

/**
 * Counters of that scope in the database, for all its processes. The key is a visitor's address: the
 * row has a keyed hash of it, another one in each window, and no more is kept of a visitor than the
 * lead says.
 */
function databaseCounter(db: Kysely<Tables>, scope: string): Count {
  const settings = new KyselySettingsStore(db);
  let known: string | undefined;
  return async (key, windowStart) => {
    known ??= await settings.secret('rate-limits');
    const hash = createHmac('sha256', known)
      .update(`${scope} ${windowStart} ${key}`)
      .digest('base64url');
    return await relaxedTransaction(db, 'postgres', async (trx) => {
      const row = await trx
        .insertInto('rate_windows')
        .values({ key: hash, window_start: windowStart, count: 1 })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ count: sql<number>`rate_windows.count + 1` }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      return row.count;
    });
  };
}

/** The limiter that fits the store's engine. `scope` keeps its counters apart from others. */
export function createRateLimiter(
  { db, engine }: { db: Kysely<Tables>; engine: Engine },
  scope: string,
  limits: RateLimits,
): RateLimiter {
  return new WindowRateLimiter(
    limits,
    engine === 'sqlite' ? memoryCounter() : databaseCounter(db, scope),
  );
}
