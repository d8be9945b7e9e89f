/**
 * Calls back when a page that was loaded earlier is shown: restored from the back/forward cache, or
 * prerendered and now opened. Other pages of the tab may have changed the stored state meanwhile.
 *
 * @returns a function that removes the listeners
 */
export function onPageShown(callback: () => void): () => void {
  const stop = new AbortController();
  addEventListener('pageshow', ({ persisted }) => persisted && callback(), { signal: stop.signal });
  document.addEventListener('prerenderingchange', callback, { signal: stop.signal });
  return () => stop.abort();
}
