/** State of the history entry that represents the open overlay. */
const opened = 'opened';

/**
 * Makes the browser's back button close an overlay, as visitors expect on a phone; without a history entry
 * of its own, back would leave the page. Chromium does this by itself, but only on Android.
 *
 * @returns a function to call after the overlay was closed, which removes the entry if it is still there
 */
export function closeOnBack(close: () => void): () => void {
  history.pushState(opened, '');
  addEventListener('popstate', close);
  return () => {
    removeEventListener('popstate', close);
    if (history.state === opened) history.back();
  };
}
