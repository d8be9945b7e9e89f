import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { RateLimiter, TotalLimit } from '../leads/ports.ts';
import { relaxedTransaction } from './relaxed-transaction.ts';
import { KyselySettingsStore } from './settings-store.ts';
import type { Engine, Tables } from './tables.ts';

/** Window of the environment's limits, in milliseconds. */
export const rateWindowMs = 10 * 60 * 1000;

/** More addresses than this in one window are a flood; a process counts no further ones. */
const countersMax = 100_000;

/** Counters of one scope (leads, newsletter), each for a key in a window. */
interface Counters {
  /** Adds one, unless the counter holds `limit` already: then false. */
  add(key: string, windowStart: number, limit: number): Promise<boolean>;
  subtract(key: string, windowStart: number): Promise<void>;
  read(key: string, windowStart: number): Promise<number>;
}

const windowOf = (now: number) => now - (now % rateWindowMs);
const secondsLeft = (now: number) => Math.ceil((windowOf(now) + rateWindowMs - now) / 1000);

/**
 * Fixed windows per key. A key that is over its limit is answered from memory until the window ends:
 * a flood costs no writes.
 */
class WindowRateLimiter implements RateLimiter {
  readonly #limit: number;
  readonly #counters: Counters;
  readonly #blocked = new Set<string>();
  #windowStart = 0;

  constructor(limit: number, counters: Counters) {
    this.#limit = limit;
    this.#counters = counters;
  }

  async take(key: string, now: number): Promise<number> {
    if (this.#limit === 0) return 0;
    const windowStart = windowOf(now);
    if (windowStart !== this.#windowStart) {
      this.#windowStart = windowStart;
      this.#blocked.clear();
    }
    if (this.#blocked.has(key)) return secondsLeft(now);
    if (await this.#counters.add(key, windowStart, this.#limit)) return 0;
    // The next window may have begun while the counter was asked.
    const isCurrent = windowStart === this.#windowStart;
    if (isCurrent && this.#blocked.size < countersMax) this.#blocked.add(key);
    return secondsLeft(now);
  }
}

/** No address. */
const totalKey = '*';

class WindowTotalLimit implements TotalLimit {
  readonly #limit: number;
  readonly #counters: Counters;

  constructor(limit: number, counters: Counters) {
    this.#limit = limit;
    this.#counters = counters;
  }

  async take(now: number): Promise<number> {
    if (this.#limit === 0) return 0;
    const counted = await this.#counters.add(totalKey, windowOf(now), this.#limit);
    return counted ? 0 : secondsLeft(now);
  }

  async giveBack(takenAt: number): Promise<void> {
    if (this.#limit > 0) await this.#counters.subtract(totalKey, windowOf(takenAt));
  }

  async wait(now: number): Promise<number> {
    if (this.#limit === 0) return 0;
    const count = await this.#counters.read(totalKey, windowOf(now));
    return count < this.#limit ? 0 : secondsLeft(now);
  }
}

/** A clock that is set back and forth finds what it counted; what is older has passed. */
const windowsKept = 2;

/** On SQLite one process serves, so its memory counts. */
class MemoryCounters implements Counters {
  /** By the start of the window and by key; the window that was begun last stands last. */
  readonly #windows = new Map<number, Map<string, number>>();

  async add(key: string, windowStart: number, limit: number): Promise<boolean> {
    const counts = this.#windows.get(windowStart) ?? this.#begin(windowStart);
    const count = counts.get(key) ?? 0;
    if (count >= limit) return false;
    if (counts.size < countersMax || count > 0) counts.set(key, count + 1);
    return true;
  }

  async subtract(key: string, windowStart: number): Promise<void> {
    const count = await this.read(key, windowStart);
    if (count > 0) this.#windows.get(windowStart)?.set(key, count - 1);
  }

  async read(key: string, windowStart: number): Promise<number> {
    return this.#windows.get(windowStart)?.get(key) ?? 0;
  }

  #begin(windowStart: number): Map<string, number> {
    const counts = new Map<string, number>();
    this.#windows.set(windowStart, counts);
    const [first] = this.#windows.keys();
    if (this.#windows.size > windowsKept && first !== undefined) this.#windows.delete(first);
    return counts;
  }
}

/**
 * On PostgreSQL the counters are rows that all processes share. The key is a visitor's address: the
 * row has a keyed hash of it, another one in each window, and no more is kept of a visitor than the
 * lead says.
 */
class DatabaseCounters implements Counters {
  readonly #db: Kysely<Tables>;
  readonly #scope: string;
  #secret: string | undefined;

  constructor(db: Kysely<Tables>, scope: string) {
    this.#db = db;
    this.#scope = scope;
  }

  async add(key: string, windowStart: number, limit: number): Promise<boolean> {
    const hash = await this.#hash(key, windowStart);
    return await relaxedTransaction(this.#db, 'postgres', async (trx) => {
      const row = await trx
        .insertInto('rate_windows')
        .values({ key: hash, window_start: windowStart, count: 1 })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({ count: sql<number>`rate_windows.count + 1` })
            .where('rate_windows.count', '<', limit),
        )
        .returning('count')
        .executeTakeFirst();
      return row !== undefined;
    });
  }

  async subtract(key: string, windowStart: number): Promise<void> {
    const hash = await this.#hash(key, windowStart);
    await relaxedTransaction(this.#db, 'postgres', async (trx) => {
      await trx
        .updateTable('rate_windows')
        .set(({ eb }) => ({ count: eb('count', '-', 1) }))
        .where('key', '=', hash)
        .where('count', '>', 0)
        .execute();
    });
  }

  async read(key: string, windowStart: number): Promise<number> {
    const row = await this.#db
      .selectFrom('rate_windows')
      .select('count')
      .where('key', '=', await this.#hash(key, windowStart))
      .executeTakeFirst();
    return row?.count ?? 0;
  }

  async #hash(key: string, windowStart: number): Promise<string> {
    this.#secret ??= await new KyselySettingsStore(this.#db).secret('rate-limits');
    return createHmac('sha256', this.#secret)
      .update(`${this.#scope} ${windowStart} ${key}`)
      .digest('base64url');
  }
}

type CountingStore = { db: Kysely<Tables>; engine: Engine };

/** Each limit has counters of its own, so that a flood of addresses leaves room for the total. */
function countersOf({ db, engine }: CountingStore, scope: string): Counters {
  return engine === 'sqlite' ? new MemoryCounters() : new DatabaseCounters(db, scope);
}

/** Requests per key and window, 0 for no limit. `scope` keeps its counters apart from others. */
export function createRateLimiter(
  store: CountingStore,
  scope: string,
  perKey: number,
): RateLimiter {
  return new WindowRateLimiter(perKey, countersOf(store, scope));
}

/** What is taken in per window in all, 0 for no limit. `scope` keeps its counter apart from others. */
export function createTotalLimit(store: CountingStore, scope: string, total: number): TotalLimit {
  return new WindowTotalLimit(total, countersOf(store, scope));
}
