/** Timeout for what a form fetches before it is sent, in milliseconds. */
export const prepareTimeoutMs = 10_000;
/** Timeout for the answer to a sent form, in milliseconds; the server allows a slow request 20 seconds. */
export const answerTimeoutMs = 30_000;
