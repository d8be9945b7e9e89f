/**
 * Calls back when a page that was made earlier is shown: brought back whole by the back button, or
 * prerendered and now opened. Other pages of the tab may have changed what it knows since.
 *
 * @returns how to stop
 */
export function onPageShown(callback: () => void): () => void {
  const stop = new AbortController();
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal: stop.signal });
  document.addEventListener('prerenderingchange', callback, { signal: stop.signal });
  return () => stop.abort();
}
