export const rateWindowMs = 10 * 60 * 1000;

/** Keys that are counted at most; further ones of a flood are not. */
const keysMax = 100_000;

/** No address, so that the counter of all cannot be one of them. */
const everybody = '*';

export type Limit = ReturnType<typeof createLimit>;

/**
 * Counts in fixed windows of ten minutes in this process, per key (see `rateKey`) or what everybody
 * together sends; 0 is no limit. Of the latter, what fails the schema or the verification must not count;
 * otherwise anybody could close the form to everybody. `onReached` gets the seconds to wait.
 */
export function createLimit(limit: number, onReached?: (waitSeconds: number) => void) {
  let window = 0;
  const counts = new Map<string, number>();
  const startOf = (at: number) => at - (at % rateWindowMs);
  return {
    /** Seconds to wait, or 0 if one more was counted. */
    take(now: number, key = everybody): number {
      // Also where the clock was set back.
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
    /** Undoes what was taken at that time, because nothing was stored. */
    giveBack(takenAt: number): void {
      const count = counts.get(everybody) ?? 0;
      if (startOf(takenAt) === window && count > 0) counts.set(everybody, count - 1);
    },
  };
}
