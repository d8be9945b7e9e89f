/** `AbortSignal.timeout` by a timer that a test can put forward; the browser's own obeys no faked clock. */
export function timeoutByTimer(milliseconds: number): AbortSignal {
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(new DOMException('', 'TimeoutError')), milliseconds);
  return waiting.signal;
}
