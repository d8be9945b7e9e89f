/** State of the entry that stands in the tab's history for what is open. */
const opened = 'opened';

/**
 * Lets the browser's way back close what lies over the page, as visitors of a phone expect: without an
 * entry of its own they would leave the page. Chromium does so by itself, but only on Android.
 *
 * @returns what to call once it is closed: closed otherwise, it leaves no entry behind
 */
export function closeOnBack(close: () => void): () => void {
  history.pushState(opened, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (history.state === opened) history.back();
  };
}
