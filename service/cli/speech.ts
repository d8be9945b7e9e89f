import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import type { Words } from '../../src/content/words.ts';
import { type Told, tell, type Values } from '../owner-error.ts';

/** What the commands say in one language. */
export interface Speech {
  words: Words['commands'];
  /** What the owner's mails call the same things. */
  labels: Words['mails'];
  say(sentence: Told['sentence'], values?: Values): string;
}

export function speechIn(language: Language): Speech {
  const { commands: words, mails: labels } = site.words[language];
  return {
    words,
    labels,
    say: (sentence, values) => tell({ sentence, values }, language),
  };
}
