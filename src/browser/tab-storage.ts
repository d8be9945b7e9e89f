/** What the browser refused to keep, being full or forbidden: it lasts as long as the page. */
const refused = new Map<string, string>();

/** Keeps a text in the session storage of the tab; `undefined` removes it. */
export function keepInTab(key: string, text: string | undefined): void {
  refused.delete(key);
  try {
    if (text === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== undefined) refused.set(key, text);
  }
}

/** What is kept under a key; empty where nothing is. */
export function keptInTab(key: string): string {
  try {
    return refused.get(key) ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
