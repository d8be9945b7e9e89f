import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../contract/language.ts';
import { onPageShown } from '../browser/on-page-shown.ts';
import type { Tags } from '../content/facts.ts';
import { type Choice, choicesKey, currentChoice, keepChoice } from './choice.ts';
import { denyByDefault } from './google-consent.ts';
import type { Purpose } from './purposes.ts';
import { forgetRefused, runsAgainst, runTags } from './run-tags.ts';

export interface ConsentSettings {
  tags: Tags;
  /** What a choice agrees to; another version asks everybody again. */
  version: string;
  language: Language;
  /** The policies are there to be read before choosing: nothing is asked over them. */
  isPolicy: boolean;
}

/** The visitor's choice, whether the question is open, and what they can do about it. */
export function useConsent(settings: ConsentSettings, dialog: RefObject<HTMLElement | null>) {
  const { tags, version, language, isPolicy } = settings;
  const [choice, setChoice] = useState<Choice>();
  /** Set by the visitor; undefined: open while there is no choice. */
  const [opened, setOpened] = useState<boolean>();
  /** The choice is only known in the browser. */
  const [isRead, setRead] = useState(false);
  const opener = useRef<Element | null>(null);

  const close = useCallback(() => {
    setOpened(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, []);

  useEffect(() => {
    if (!isRead) return;
    if (runsAgainst(tags, choice)) {
      // A script that runs cannot be taken back: the page begins again without it.
      location.reload();
      return;
    }
    if (!choice) return;
    forgetRefused(tags, choice);
    runTags(tags, choice);
  }, [tags, choice, isRead]);

  useEffect(() => {
    denyByDefault();
    const read = () => {
      const made = currentChoice(version, Date.now());
      setChoice(made);
      setRead(true);
      return made;
    };
    const follow = () => read() && close();
    const reopen = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[data-change-consent]'))) return;
      opener.current = document.activeElement;
      setOpened(true);
      requestAnimationFrame(() => dialog.current?.focus());
    };
    // Another tab's choice; no key says that all was cleared.
    const followTab = ({ key }: StorageEvent) => {
      if (key === choicesKey || key === null) follow();
    };
    read();
    const stop = onPageShown(follow);
    addEventListener('click', reopen);
    addEventListener('storage', followTab);
    return () => {
      stop();
      removeEventListener('click', reopen);
      removeEventListener('storage', followTab);
    };
  }, [version, close, dialog]);

  function choose(agreed: ReadonlySet<Purpose>) {
    setChoice(keepChoice({ agreed, tags, version, language, now: Date.now() }));
    close();
  }

  return { choice, open: isRead && (opened ?? (!choice && !isPolicy)), isRead, close, choose };
}
