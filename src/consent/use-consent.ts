import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPageShown } from '../browser/on-page-shown.ts';
import type { Tags } from '../content/facts.ts';
import type { Purpose } from '../content/purposes.ts';
import { type Choice, choiceKey, currentChoice, keepChoice } from './choice.ts';
import { tellGoogle } from './google-consent.ts';
import { forgetRefused, runsAgainst, runTags } from './run-tags.ts';

/** The footer's button, which opens the question again. */
const opener = '[data-replay=ConsentDialog]';

export interface ConsentSettings {
  tags: Tags;
  version: string;
  /** Policies are read before choosing, so the question does not open by itself on those pages. */
  isPolicy: boolean;
}

/** The visitor's choice, whether the question is open in `dialog`, and what they can do about it. */
export function useConsent(settings: ConsentSettings, dialog: RefObject<HTMLElement | null>) {
  const { tags, version, isPolicy } = settings;
  /** Null if the visitor has not chosen; undefined until storage was read. */
  const [choice, setChoice] = useState<Choice | null>();
  /** What the visitor did with the question; undefined: it is open while there is no choice. */
  const [question, setQuestion] = useState<'reopened' | 'closed'>();

  function close() {
    setQuestion('closed');
    if (question === 'reopened') document.querySelector<HTMLElement>(opener)?.focus();
  }

  /** Applies the visitor's choice; without one, no tag is allowed. */
  function apply(made: Choice | undefined) {
    setChoice(made ?? null);
    if (made) close();
    // A running script cannot be unloaded, so the page is reloaded without it.
    if (runsAgainst(tags, made)) return location.reload();
    if (!made) return;
    forgetRefused(tags, made);
    runTags(tags, made);
  }

  const read = useEffectEvent(() => apply(currentChoice(version, Date.now())));

  useEffect(() => {
    tellGoogle('default', {});
    read();
    const reopen = (press: Event) => {
      if (!(press.target instanceof Element && press.target.closest(opener))) return;
      flushSync(() => setQuestion('reopened'));
      dialog.current?.focus();
    };
    // Another tab made a choice; a null key means that the whole storage was cleared.
    const followTab = ({ key }: StorageEvent) => {
      if (key === choiceKey || key === null) read();
    };
    const stop = onPageShown(() => read());
    addEventListener('click', reopen);
    addEventListener('storage', followTab);
    return () => {
      stop();
      removeEventListener('click', reopen);
      removeEventListener('storage', followTab);
    };
  }, [dialog]);

  const choose = (agreed: ReadonlySet<Purpose>) => apply(keepChoice(agreed, settings, Date.now()));

  const isRead = choice !== undefined;
  const open = isRead && (question ? question === 'reopened' : !choice && !isPolicy);
  return { choice, open, isRead, close, choose };
}
