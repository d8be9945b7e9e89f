import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { tabStorage } from '../../../src/browser/storage.ts';
import { isSameContent, type LetterContent, mergeContent } from '../../contract/letter-content.ts';
import type { Letter } from '../../contract/letters.ts';
import { CallError, call } from '../api/call.ts';
import { parseKept } from '../kept.ts';
import { useTellFailure } from '../ui/toast.tsx';
import { letterAddress, showLetter } from './letter-queries.ts';

/** In milliseconds: a draft is saved so long after the last key, and tried again so long after a failure. */
const pause = { typing: 800, failed: 5_000 };

/** What is kept in the tab: the words, and what the server had when they were begun. */
interface Kept extends LetterContent {
  before?: LetterContent;
}

interface Saving {
  next: LetterContent;
  /** Whether the server is asked also where it has these words: it may have another's by now. */
  isAsked?: boolean;
}

/**
 * A draft that saves itself; what the server does not have yet is kept in this tab. Where somebody else
 * changed the letter meanwhile, both are brought together; `theirs` is what the person has to choose about.
 */
export function useSavedDraft(letter: Letter) {
  const client = useQueryClient();
  const tellFailure = useTellFailure();
  const storageKey = `inbox-draft:letter:${letter.id}`;
  const [kept] = useState(() => parseKept<Kept>(tabStorage.kept(storageKey)));
  const [draft, setDraft] = useState<LetterContent>(kept ?? contentOf(letter));
  const [isSaved, setSaved] = useState(kept === undefined);
  const [savedAt, setSavedAt] = useState<number>();
  const [failures, setFailures] = useState(0);
  const [theirs, setTheirs] = useState<LetterContent>();
  const latest = useRef(draft);
  /** What the server has, as far as is known, and what was sent to it since: it may have that, if an answer was lost. */
  const before = useRef(kept?.before ?? contentOf(letter));
  const sent = useRef<LetterContent[]>([]);
  /** What was saved last, and the server's answer. */
  const done = useRef<{ next: LetterContent; saved: Letter }>(undefined);

  const { mutateAsync, isPending } = useMutation({
    // One after the other: on a slow way an earlier version would overtake a later one.
    scope: { id: storageKey },
    mutationFn: async ({ next, isAsked }: Saving) => {
      // It waited for a save of the same words.
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
      // More was typed in the meantime.
      if (latest.current !== next) return;
      tabStorage.keep(storageKey, undefined);
      setSaved(true);
    },
    onError: async (error, { isAsked }) => {
      const status = error instanceof CallError ? error.status : 0;
      if (status === 409 && (await bringTogether())) return;
      const isLasting = status >= 400 && status < 500;
      if (!isLasting) setTimeout(() => setFailures((count) => count + 1), pause.failed);
      // Who asked is told where they did.
      else if (!isAsked) tellFailure(error);
    },
  });

  /** @returns false where the letter is no draft any more */
  async function bringTogether(): Promise<boolean> {
    const now = await call<Letter>(letterAddress(letter.id)).catch(() => undefined);
    if (now?.state !== 'draft') return false;
    const found = contentOf(now);
    // The answer to one's own was lost.
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
    tabStorage.keep(storageKey, JSON.stringify({ ...next, before: before.current } satisfies Kept));
    setSaved(false);
    setDraft(next);
  }

  const isWaiting = !isSaved && !theirs;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failure starts the pause anew, too.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => {
      mutateAsync({ next: draft }).catch(() => {});
    }, pause.typing);
    return () => clearTimeout(timer);
  }, [draft, isWaiting, failures, mutateAsync]);

  // Whoever leaves the letter does not wait for the pause.
  const saveAtOnce = useEffectEvent(() => {
    const isKept = tabStorage.kept(storageKey) !== '';
    if (isKept && !theirs) mutateAsync({ next: latest.current }).catch(() => {});
  });
  useEffect(() => () => saveAtOnce(), []);

  // Somebody else's words are seen once they are fetched, unless there are words of one's own.
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
    /** Decides whose words stay where two people changed the same ones. */
    choose(isMine: boolean) {
      if (!theirs) return;
      const { content } = isMine
        ? mergeContent(before.current, latest.current, theirs)
        : mergeContent(before.current, theirs, latest.current);
      before.current = theirs;
      setTheirs(undefined);
      change(content);
    },
    /** Resolves once the server has the words as they are, and nobody else's. */
    save: async () => {
      await mutateAsync({ next: latest.current, isAsked: true });
    },
    /** The letter is gone, and its words with it. */
    forget: () => tabStorage.keep(storageKey, undefined),
  };
}

function contentOf({ words, perHour }: LetterContent): LetterContent {
  return { words, perHour };
}
