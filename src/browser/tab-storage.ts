/**
 * The session storage of the tab, as far as the browser lets us: what it refuses to keep, being full
 * or forbidden, is simply not there later. `undefined` removes.
 */
export function keepInTab(key: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Whoever keeps something here can do without it.
  }
}

/** What is kept under a key; empty where nothing is. */
export function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
