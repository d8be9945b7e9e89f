const minute = 60_000;

/** The first pause; each further one is four times as long, until the longest. Milliseconds. */
const firstPauseMs = 5000;
const longestSetPauseMs = 12 * 60 * minute;

/** A little more than three days in all. */
const attemptsMax = 14;

/** How far a pause may be stretched, so that a thousand jobs that failed together spread out. */
const jitter = 0.2;

/** Longer than the slowest honest webhook; in milliseconds. */
export const attemptTimeoutMs = 30_000;

/** A lease is longer than its attempt by this, so that nobody else starts a job that is being tried. */
export const leaseSlackMs = 30_000;

/**
 * The longest that a lease can still run, in milliseconds: that of a mail, whose server may take ten
 * minutes. Twice that, because the clock of the server that holds it may be ahead of the one that asks.
 */
export const underWayMs = 24 * minute;

/** The longest that a job can be put off, in milliseconds, by a pause or by a lease. */
export const longestPauseMs = longestSetPauseMs * (1 + jitter) + underWayMs;

/** The longest pause after a first attempt; each further one is at most four times as long. */
export const longestFirstPauseMs = firstPauseMs * (1 + jitter);

/**
 * When to try again after attempt number `attempt` (1 for the first) failed at `now`; both in
 * milliseconds since 1970. Undefined: that was the last attempt. `random` gives 0 to 1.
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
