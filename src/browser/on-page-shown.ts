/**
 * Calls back, until it is stopped, when a page that was made earlier is shown: brought back by the back
 * button, or prerendered and now opened. Other pages of the tab may have changed what it knows since.
 */
export function onPageShown(callback: () => void): () => void {
  const stop = new AbortController();
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal: stop.signal });
  document.addEventListener('prerenderingchange', callback, { signal: stop.signal });
  return () => stop.abort();
}
