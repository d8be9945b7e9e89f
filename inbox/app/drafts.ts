import { useMemo } from 'react';
import { tabStorage } from '../../src/browser/storage.ts';
import { useSession } from './api/session.ts';
import { parseKept, useIsKept, useKept } from './kept.ts';

const prefix = 'inbox-draft:';

/** The keys of all words that this tab keeps until the server has them. */
function draftKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

export const hasDrafts = () => draftKeys().length > 0;

/** Drops what was typed about a lead that is erased. */
export function dropDrafts(id: string): void {
  for (const key of draftKeys()) if (key.endsWith(`:${id}`)) tabStorage.keep(key, undefined);
}

/** Whether this tab keeps a reply or a note that was begun and goes to nobody yet. */
export function useHasDraft(leadId: string): boolean {
  const { person } = useSession();
  const keys = ['reply', 'note'].map((kind) => `${prefix}${person.id}:${kind}:${leadId}`);
  return useIsKept(tabStorage, keys);
}

/**
 * Words that survive a reload and a session that ends: kept in this tab under `key` until `discard`, for
 * whoever typed them. It begins with `initial`, which is not kept.
 */
export function useDraft<Fields extends Record<string, string>>(key: string, initial: Fields) {
  const { person } = useSession();
  const storageKey = `${prefix}${person.id}:${key}`;
  const [kept, keep] = useKept(tabStorage, storageKey);
  const typed = useMemo(() => parseKept<Partial<Fields>>(kept), [kept]);
  const discard = () => keep(undefined);
  return {
    fields: { ...initial, ...typed },
    isDraft: typed !== undefined,
    change: (changes: Partial<Fields>) => keep(JSON.stringify({ ...typed, ...changes })),
    discard,
    /** Discards the words that stand there now; those that are typed in the meantime stay. */
    discardThese: () => {
      if (tabStorage.kept(storageKey) === kept) discard();
    },
  };
}
