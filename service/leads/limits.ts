/** Counts requests in fixed windows of ten minutes, per key (see `rateKey`). */
export interface RateLimiter {
  /** Seconds to wait, or 0 if the request may pass. */
  take(key: string, now: number): Promise<number>;
}

/**
 * Counts in the same windows what everybody together sends. Requests that fail the schema or the
 * verification do not count; otherwise anybody could close the form to everybody.
 */
export interface TotalLimit {
  /** Seconds to wait, or 0 if one more was counted. */
  take(now: number): Promise<number>;
  /** Undoes what was taken at that time, because nothing was stored. */
  giveBack(takenAt: number): Promise<void>;
  /** Seconds until one more would be counted; counts nothing. */
  wait(now: number): Promise<number>;
}
