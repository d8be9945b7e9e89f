export const rateWindowMs = 10 * 60 * 1000;

/** Maximum number of counted keys; further keys of a flood are not counted. */
const keysMax = 100_000;

/** The key of the total count; it cannot be an address. */
const totalKey = '*';

export type Limit = ReturnType<typeof createLimit>;

/**
 * Counts in fixed windows of ten minutes in this process, per key (see `rateKey`) or in total; 0 is no limit.
 * Requests that fail the schema or the verification must not count in total; otherwise anybody could close
 * the form for all. `onReached` gets the seconds to wait.
 */
export function createLimit(limit: number, onReached?: (waitSeconds: number) => void) {
  let window = 0;
  const counts = new Map<string, number>();
  const startOf = (at: number) => at - (at % rateWindowMs);
  return {
    /** Counts one. Returns 0, or the seconds to wait if the limit is reached. */
    take(now: number, key = totalKey): number {
      // True also if the clock was set back.
      if (startOf(now) !== window) counts.clear();
      window = startOf(now);
      const count = counts.get(key) ?? 0;
      if (limit > 0 && count >= limit) {
        const wait = Math.ceil((window + rateWindowMs - now) / 1000);
        onReached?.(wait);
        return wait;
      }
      if (count > 0 || counts.size < keysMax) counts.set(key, count + 1);
      return 0;
    },
    /** Undoes a `take` of that time, because nothing was stored. */
    giveBack(takenAt: number): void {
      const count = counts.get(totalKey) ?? 0;
      if (startOf(takenAt) === window && count > 0) counts.set(totalKey, count - 1);
    },
  };
}
