import { useMemo } from 'react';
import { tabStorage } from '../../src/browser/storage.ts';
import { useSession } from './api/session.ts';
import { parseKept, useIsKept, useKept } from './kept.ts';

const prefix = 'inbox-draft:';

/** The storage keys of all drafts in this tab. */
function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export const hasDrafts = () => draftKeys().length > 0;

/** Deletes the drafts about an erased lead. */
export function dropDrafts(id: string): void {
  for (const key of draftKeys()) if (key.endsWith(`:${id}`)) tabStorage.set(key, undefined);
}

/** Returns the storage key of a draft of the signed-in person, as another may sign in in the same tab. */
export function useDraftKey(key: string): string {
  const { person } = useSession();
  return `${prefix}${person.id}:${key}`;
}

/** Whether this tab has an unsent reply or note for a lead. */
export function useHasDraft(leadId: string): boolean {
  const keys = [useDraftKey(`reply:${leadId}`), useDraftKey(`note:${leadId}`)];
  return useIsKept(tabStorage, keys);
}

/**
 * A draft that survives a reload and the end of the session: stored in this tab under `key` for the signed-in
 * person, until `discard`. It starts with `initial`, which is not stored.
 */
export function useDraft<Fields extends Record<string, string>>(key: string, initial: Fields) {
  const storageKey = useDraftKey(key);
  const [kept, keep] = useKept(tabStorage, storageKey);
  const typed = useMemo(() => parseKept<Partial<Fields>>(kept), [kept]);
  const discard = () => keep(undefined);
  return {
    fields: { ...initial, ...typed },
    isDraft: typed !== undefined,
    change: (changes: Partial<Fields>) => keep(JSON.stringify({ ...typed, ...changes })),
    discard,
    /** Discards the draft, unless it has been changed since this render. */
    discardThese: () => {
      if (tabStorage.get(storageKey) === kept) discard();
    },
  };
}
