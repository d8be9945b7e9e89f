import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tabStorage } from '../../../src/browser/storage.ts';
import { isSameContent, type LetterContent, mergeContent } from '../../contract/letter-content.ts';
import type { Letter } from '../../contract/letters.ts';
import { CallError, call } from '../api/call.ts';
import { parseKept } from '../kept.ts';
import { useTellFailure } from '../ui/toast.tsx';
import { letterAddress, letterQuery, showLetter, useLetterDraftKey } from './letter-queries.ts';

/** Delay before a draft is saved: after the last key, and after a failure. Milliseconds. */
const pause = { typing: 800, failed: 5_000 };

/** Stored in the tab: the draft, and the server's version that it is based on. */
interface Kept extends LetterContent {
  before?: LetterContent;
}

interface Saving {
  next: LetterContent;
  /** Saves even if nothing has changed, because a colleague may have changed the server's version. */
  isAsked?: boolean;
}

/**
 * A draft that saves itself; until the server has it, it is stored in this tab. If a colleague changed the
 * letter meanwhile, both versions are merged; `theirs` is set if the person has to choose.
 */
export function useSavedDraft(letter: Letter) {
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const storageKey = useLetterDraftKey(letter.id);
  const [kept] = useState(() => parseKept<Kept>(tabStorage.get(storageKey)));
  const [draft, setDraft] = useState<LetterContent>(kept ?? contentOf(letter));
  const [isSaved, setSaved] = useState(kept === undefined);
  const [savedAt, setSavedAt] = useState<number>();
  const [failures, setFailures] = useState(0);
  const [theirs, setTheirs] = useState<LetterContent>();
  const latest = useRef(draft);
  /** The server's last known version, and those sent since: after a lost answer it may have any of them. */
  const before = useRef(kept?.before ?? contentOf(letter));
  const sent = useRef<LetterContent[]>([]);
  /** The last saved version, and the server's answer. */
  const done = useRef<{ next: LetterContent; saved: Letter }>(undefined);

  const { mutateAsync, isPending } = useMutation({
    // In sequence, so that on a slow connection no earlier version overtakes a later one.
    scope: { id: storageKey },
    mutationFn: async ({ next, isAsked }: Saving) => {
      // The same version was saved while this call waited.
      if (!isAsked && done.current?.next === next) return done.current.saved;
      sent.current.push(next);
      const body = { ...next, before: before.current };
      return call<Letter>(letterAddress(letter.id), { method: 'PUT', body });
    },
    onSuccess: async (saved, { next }) => {
      if (done.current?.saved === saved) return;
      done.current = { next, saved };
      before.current = contentOf(saved);
      sent.current = [];
      await showLetter(client, saved);
      setSavedAt(Date.now());
      // The draft was changed meanwhile.
      if (latest.current !== next) return;
      tabStorage.set(storageKey, undefined);
      setSaved(true);
    },
    onError: async (error, { isAsked }) => {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409 && (await bringTogether())) return;
      const isLasting = status >= 400 && status < 500;
      if (!isLasting) setTimeout(() => setFailures((count) => count + 1), pause.failed);
      // With `isAsked`, the caller shows the error.
      if (!isLasting || isAsked) return;
      tellFailure(error);
      // A colleague may have sent or deleted the letter: fetches its current state.
      void client.invalidateQueries({ queryKey: letterQuery(letter.id).queryKey, exact: true });
    },
  });

  /** Merges the server's version; returns false if that is no draft any more, or cannot be fetched. */
  async function bringTogether(): Promise<boolean> {
    const now = await call<Letter>(letterAddress(letter.id)).catch(() => undefined);
    if (now?.state !== 'draft') return false;
    const found = contentOf(now);
    // The server has a version of our own, whose answer was lost.
    const isOwn = sent.current.some((own) => isSameContent(found, own));
    const { content, isTorn } = mergeContent(before.current, latest.current, found);
    if (isTorn && !isOwn) setTheirs(found);
    else {
      before.current = found;
      change(isOwn ? latest.current : content);
    }
    return true;
  }

  function change(next: LetterContent): void {
    latest.current = next;
    tabStorage.set(storageKey, JSON.stringify({ ...next, before: before.current } satisfies Kept));
    setSaved(false);
    setDraft(next);
  }

  const isWaiting = !isSaved && !theirs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure restarts the delay, too.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      mutateAsync({ next: draft }).catch(() => {});
    }, pause.typing);
    return () => clearTimeout(timer);
  }, [draft, isWaiting, failures, mutateAsync]);

  // Saves without delay when the person leaves the letter.
  const saveAtOnce = useEffectEvent(() => {
    const isKept = tabStorage.get(storageKey) !== '';
    if (isKept && !theirs) mutateAsync({ next: latest.current }).catch(() => {});
  });
  useEffect(() => () => saveAtOnce(), []);

  // Shows a colleague's changes once they are fetched, unless there are unsaved changes here.
  const takeOver = useEffectEvent(() => {
    if (!isSaved || isPending || isSameContent(letter, before.current)) return;
    before.current = contentOf(letter);
    latest.current = before.current;
    setDraft(before.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the letter was fetched.
  useEffect(takeOver, [letter]);

  return {
    draft,
    savedAt,
    isSaved,
    isSaving: isPending,
    theirs,
    change,
    /** Decides whose version to keep after two people changed the same text. */
    choose(isMine: boolean) {
      if (!theirs) return;
      const { content } = isMine
        ? mergeContent(before.current, latest.current, theirs)
        : mergeContent(before.current, theirs, latest.current);
      before.current = theirs;
      setTheirs(undefined);
      change(content);
    },
    /** Resolves once the server has exactly this version. */
    save: async () => {
      await mutateAsync({ next: latest.current, isAsked: true });
    },
    /** Removes the stored draft of a deleted letter. */
    forget: () => tabStorage.set(storageKey, undefined),
  };
}

function contentOf({ words, perHour }: LetterContent): LetterContent {
  return { words, perHour };
}
