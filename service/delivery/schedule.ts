const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Pause before each attempt, in milliseconds: the schedule that Standard Webhooks recommends, a
 * little over three days in all. Long enough for a weekend without a mail server.
 */
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

/**
 * A lease covers so much of an attempt, in milliseconds; a longer attempt renews it. So what a dead
 * process had under way is due again soon, however long its attempt might have taken.
 */
export const leaseStepMs = 30_000;

/** The lease is longer by this, so that nobody else starts a job that is still being tried. */
export const leaseSlackMs = 30_000;

/**
 * The longest that a lease can still run, in milliseconds. Twice a lease, because the clock of the
 * server that holds it may be ahead of the one that asks.
 */
export const underWayMs = 2 * (leaseStepMs + leaseSlackMs);

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
