const minute = 60_000;

/** The first pause; each later one is four times as long, up to the longest. Milliseconds. */
const firstPauseMs = 5000;
const longestSetPauseMs = 12 * 60 * minute;

/** Spread over a little more than three days. */
const attemptsMax = 14;

/** How much a pause may be extended, so that a thousand jobs that failed together spread out. */
const jitter = 0.2;

/** Longer than the slowest working webhook needs; in milliseconds. */
export const attemptTimeoutMs = 30_000;

/** How much longer a lease is than its attempt, so that nobody else starts a running job; in milliseconds. */
export const leaseSlackMs = 30_000;

/**
 * The longest remaining time of a lease, in milliseconds: that of a mail, whose server may take ten minutes.
 * Doubled, because the clock of the server that holds it may be ahead of the one that checks it.
 */
export const underWayMs = 24 * minute;

/** The longest that a pause or a lease can postpone a job, in milliseconds. */
export const longestPauseMs = longestSetPauseMs * (1 + jitter) + underWayMs;

/** The longest pause after a first attempt; each later one is at most four times as long. */
export const longestFirstPauseMs = firstPauseMs * (1 + jitter);

/**
 * Returns when to try again after attempt number `attempt` (1 for the first) failed at `now`, both in
 * milliseconds since 1970; undefined after the last attempt. `random` returns 0 to 1.
 */
export function nextAttemptAt(
  attempt: number,
  now: number,
  random: () => number,
): number | undefined {
  if (attempt >= attemptsMax) return undefined;
  const pause = Math.min(firstPauseMs * 4 ** (attempt - 1), longestSetPauseMs);
  return now + Math.round(pause * (1 + jitter * random()));
}
