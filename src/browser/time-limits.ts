/** Nobody waits longer for what a form fetches before it is sent, in milliseconds. */
export const waitAtMostMs = 10_000;
/** Nor for the answer to what was sent; the server gives a slow request 20 seconds. */
export const answerTimeoutMs = 30_000;
