import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepInTab, keptInTab } from '../../../src/browser/tab-storage.ts';
import type { Letter } from '../../contract/letters.ts';
import { CallError, call } from '../api/call.ts';
import { useTellFailure } from '../ui/toast.tsx';
import { letterAddress, letterQuery } from './letter-queries.ts';
import { withoutEmpty } from './letter-text.ts';

type Draft = Pick<Letter, 'words' | 'perHour'>;

/** In milliseconds: a draft is saved so long after the last key, and tried again so long after a failure. */
const pause = { typing: 800, failed: 5_000 };

/** A draft that saves itself; what the server does not have yet is kept in this tab. */
export function useSavedDraft(letter: Letter) {
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const storageKey = `inbox-draft:letter:${letter.id}`;
  const [draft, setDraft] = useState<Draft>(
    () => readKept(storageKey) ?? { words: letter.words, perHour: letter.perHour },
  );
  const [isSaved, setSaved] = useState(() => keptInTab(storageKey) === '');
  const [savedAt, setSavedAt] = useState<number>();
  const [failures, setFailures] = useState(0);
  const latest = useRef(draft);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (kept: Draft) =>
      call<Letter>(letterAddress(letter.id), {
        method: 'PUT',
        body: { ...kept, words: withoutEmpty(kept.words) },
      }),
    onSuccess: (saved, sent) => {
      client.setQueryData(letterQuery(letter.id).queryKey, saved);
      setSavedAt(Date.now());
      // More was typed in the meantime.
      if (latest.current !== sent) return;
      keepInTab(storageKey, undefined);
      setSaved(true);
    },
    onError: (error) => {
      const isLasting = error instanceof CallError && error.status >= 400 && error.status < 500;
      if (isLasting) tellFailure(error);
      else setTimeout(() => setFailures((count) => count + 1), pause.failed);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure starts the pause anew, too.
  useEffect(() => {
    if (isSaved) return;
    const timer = setTimeout(() => {
      mutateAsync(draft).catch(() => {});
    }, pause.typing);
    return () => clearTimeout(timer);
  }, [draft, isSaved, failures, mutateAsync]);
  return {
    draft,
    savedAt,
    isSaved,
    isSaving: isPending,
    change(next: Draft) {
      latest.current = next;
      keepInTab(storageKey, JSON.stringify(next));
      setSaved(false);
      setDraft(next);
    },
    /** Resolves once the server has the words as they are. */
    save: async () => {
      if (!isSaved) await mutateAsync(draft);
    },
  };
}

function readKept(storageKey: string): Draft | undefined {
  try {
    const kept = keptInTab(storageKey);
    return kept === '' ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}
