import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
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

/** `unread` until storage was read; `asked` by itself, or `reopened` by the footer's button. */
type Question = 'unread' | 'asked' | 'reopened' | 'closed';

/** The visitor's choice, whether the question is open in `dialog`, and what they can do about it. */
export function useConsent(settings: ConsentSettings, dialog: RefObject<HTMLElement | null>) {
  const { tags, version, isPolicy } = settings;
  const [choice, setChoice] = useState<Choice>();
  const [question, setQuestion] = useState<Question>('unread');

  function close() {
    setQuestion('closed');
    if (question === 'reopened') document.querySelector<HTMLElement>(opener)?.focus();
  }

  /** Applies the visitor's choice; without one, no tag is allowed. */
  function apply(made: Choice | undefined) {
    setChoice(made);
    if (made) close();
    else if (question === 'unread') setQuestion(isPolicy ? 'closed' : 'asked');
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
      setQuestion('reopened');
      // For a press while it is open; the effect is for one that opens it.
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

  useEffect(() => {
    if (question === 'reopened') dialog.current?.focus();
  }, [dialog, question]);

  const choose = (agreed: ReadonlySet<Purpose>) => apply(keepChoice(agreed, settings, Date.now()));

  const isOpen = question === 'asked' || question === 'reopened';
  return { choice, isOpen, isRead: question !== 'unread', close, choose };
}
