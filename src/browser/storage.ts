/** Keeps texts in a storage of the browser. What it refuses, being full or forbidden, lasts as long as the page. */
function keeperIn(open: () => Storage) {
  const refused = new Map<string, string>();
  return {
    /** Keeps a text under a key; `undefined` removes it. */
    keep(key: string, text: string | undefined): void {
      refused.delete(key);
      try {
        if (text === undefined) open().removeItem(key);
        else open().setItem(key, text);
      } catch {
        if (text !== undefined) refused.set(key, text);
      }
    },
    /** What is kept under a key; empty where nothing is. */
    kept(key: string): string {
      try {
        return refused.get(key) ?? open().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
  };
}

/** For as long as the tab is open. */
export const tabStorage = keeperIn(() => sessionStorage);

/** Until it is removed, for every tab. */
export const browserStorage = keeperIn(() => localStorage);
