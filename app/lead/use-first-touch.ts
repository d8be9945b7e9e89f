import { type RefObject, useEffect, useRef } from 'react';
import { restoreDraft } from './draft.ts';

/**
 * How long a form has been in somebody's hands. Unknown where words were in it before the script:
 * typed early, brought back by the browser, from a draft, or filled in by a program. Then nothing
 * may be concluded from it.
 */
export function useFirstTouch(form: RefObject<HTMLFormElement | null>) {
  const known = useRef(true);
  const touchedAt = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    const typed = [...form.current.elements].some(
      (control) =>
        (control instanceof HTMLInputElement && control.type !== 'radio' && control.value !== '') ||
        (control instanceof HTMLTextAreaElement && control.value !== ''),
    );
    known.current = !typed && !form.current.contains(document.activeElement);
  }, [form]);

  return {
    note: () => {
      touchedAt.current ??= performance.now();
    },
    /** Words that came without a touch were put there by a program, maybe the visitor's own. */
    typed: () => {
      if (touchedAt.current === undefined) known.current = false;
    },
    /** Milliseconds since the first touch; undefined where it was not seen. */
    elapsed: () =>
      known.current && touchedAt.current !== undefined
        ? Math.round(performance.now() - touchedAt.current)
        : undefined,
    /** The next request begins anew. */
    reset: () => {
      known.current = true;
      touchedAt.current = undefined;
    },
  };
}
