import { type RefObject, useEffect } from 'react';
import { keepDraft, keptDraft, restoreDraft } from './draft.ts';

/**
 * Keeps the words of the form when its page is left or hidden. Brought back whole by the browser's back
 * button the page is as old as when it was left: another page of the tab may have gone on with the
 * draft meanwhile, or have sent it. `onRestore` is called once the form has caught up with it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, onRestore: () => void): void {
  useEffect(() => {
    let left = '';
    const keep = () => {
      if (form.current) keepDraft(form.current);
      left = keptDraft();
    };
    // A phone may end a hidden page without another word.
    const keepHidden = () => document.visibilityState === 'hidden' && keep();
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      // Where storage is forbidden both are empty.
      if (!persisted || !form.current || keptDraft() === left) return;
      form.current.reset();
      restoreDraft(form.current);
      onRestore();
    };
    const listening = new AbortController();
    addEventListener('pagehide', keep, { signal: listening.signal });
    addEventListener('pageshow', comeBack, { signal: listening.signal });
    document.addEventListener('visibilitychange', keepHidden, { signal: listening.signal });
    return () => listening.abort();
  }, [form, onRestore]);
}
