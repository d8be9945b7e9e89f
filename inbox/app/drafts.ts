import { useState } from 'react';
import { keepInTab, keptInTab } from '../../src/browser/tab-storage.ts';

/**
 * Words that survive a reload and a session that ends: kept in this tab under `key` until `discard`. It
 * begins with `initial`, which is not kept.
 */
export function useDraft<Fields extends Record<string, string>>(key: string, initial: Fields) {
  const storageKey = `inbox-draft:${key}`;
  const [held, setHeld] = useState({ storageKey, typed: readDraft<Fields>(storageKey) });
  // Another lead has another draft.
  const typed = held.storageKey === storageKey ? held.typed : readDraft<Fields>(storageKey);
  const keep = (next: Partial<Fields> | undefined) => {
    setHeld({ storageKey, typed: next });
    keepInTab(storageKey, next && JSON.stringify(next));
  };
  return {
    fields: { ...initial, ...typed },
    isDraft: typed !== undefined,
    change: (changes: Partial<Fields>) => keep({ ...typed, ...changes }),
    discard: () => keep(undefined),
  };
}

function readDraft<Fields>(storageKey: string): Partial<Fields> | undefined {
  const kept = keptInTab(storageKey);
  if (kept === '') return undefined;
  try {
    return JSON.parse(kept);
  } catch {
    return undefined;
  }
}
