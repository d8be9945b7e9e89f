const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Pauses before each attempt, in milliseconds: the schedule that Standard Webhooks recommends. */
export const pausesMs: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

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
export const longestPauseMs = Math.max(...pausesMs) * (1 + jitter) + underWayMs;

/**
 * When to try again after attempt number `attempt` (1 for the first) failed at `now`; both in
 * milliseconds since 1970. Undefined: that was the last attempt. `random` gives 0 to 1.
 */
export function nextAttemptAt(
  attempt: number,
  now: number,
  random: () => number,
): number | undefined {
  const pause = pausesMs[attempt];
  if (pause === undefined) return undefined;
  return now + Math.round(pause * (1 + jitter * random()));
}
