import { useEffect, useEffectEvent, useState } from 'react';
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
  /** The policies are there to be read before choosing: nothing is asked over them. */
  isPolicy: boolean;
}

/** The visitor's choice, whether the question is open, and what they can do about it. */
export function useConsent(settings: ConsentSettings) {
  const { tags, version, isPolicy } = settings;
  /** Null where there is none; undefined until the browser has looked. */
  const [choice, setChoice] = useState<Choice | null>();
  /** The visitor's press of the footer's button, or that they closed it; undefined: open while there is no choice. */
  const [opened, setOpened] = useState<Event | false>();

  function close() {
    setOpened(false);
    if (opened) document.querySelector<HTMLElement>(opener)?.focus();
  }

  /** Does as the visitor chose; where they have not, nothing is allowed. */
  function apply(made: Choice | undefined) {
    setChoice(made ?? null);
    if (made) close();
    // A script that runs cannot be taken back: the page begins again without it.
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
      if (press.target instanceof Element && press.target.closest(opener)) setOpened(press);
    };
    // Another tab's choice; no key says that all was cleared.
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
  }, []);

  const choose = (agreed: ReadonlySet<Purpose>) => apply(keepChoice(agreed, settings, Date.now()));

  const isRead = choice !== undefined;
  const open = isRead && Boolean(opened ?? (!choice && !isPolicy));
  return { choice, open, opened, isRead, close, choose };
}
