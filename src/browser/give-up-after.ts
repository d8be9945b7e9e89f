/** Nobody waits longer for what a form fetches before it is sent, in milliseconds. */
export const waitAtMostMs = 10_000;
/** Nor for the answer to what was sent; the server gives a slow request 20 seconds. */
export const answerTimeoutMs = 30_000;

/**
 * For `fetch`: ends it, its body included, after so many milliseconds. As `AbortSignal.timeout`, but by a
 * timer that a browser test can put forward.
 */
export function giveUpAfter(milliseconds: number): AbortSignal {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), milliseconds);
  return waiting.signal;
}
