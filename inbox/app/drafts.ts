import { useMemo } from 'react';
import { tabStorage } from '../../src/browser/storage.ts';
import { useSession } from './api/session.ts';
import { parseKept, useKept } from './kept.ts';

/**
 * Words that survive a reload and a session that ends: kept in this tab under `key` until `discard`, for
 * whoever typed them. It begins with `initial`, which is not kept.
 */
export function useDraft<Fields extends Record<string, string>>(key: string, initial: Fields) {
  const { person } = useSession();
  const storageKey = `inbox-draft:${person.id}:${key}`;
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
