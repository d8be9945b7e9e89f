/** Stores texts in a browser storage; if that is full or blocked, in memory until the page is left. */
function textStorage(open: () => Storage) {
  const refused = new Map<string, string>();
  return {
    /** Stores a text under a key; `undefined` removes it. */
    set(key: string, text: string | undefined): void {
      refused.delete(key);
      try {
        if (text === undefined) open().removeItem(key);
        else open().setItem(key, text);
      } catch {
        if (text !== undefined) refused.set(key, text);
      }
    },
    /** The text stored under a key; empty if there is none. */
    get(key: string): string {
      try {
        return refused.get(key) ?? open().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
  };
}

/** Lasts until the tab is closed. */
export const tabStorage = textStorage(() => sessionStorage);

/** Lasts until it is removed, and is shared by all tabs. */
export const browserStorage = textStorage(() => localStorage);
