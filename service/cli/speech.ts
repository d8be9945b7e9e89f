import { site } from '#site';
import type { Language } from '../../contract/language.ts';
import { type Told, tell, type Values } from '../owner-error.ts';

export type Speech = ReturnType<typeof speechIn>;

/** What the commands say in one language; `labels` are what the owner's mails call the same things. */
export function speechIn(language: Language) {
  const { commands: words, mails: labels } = site.words[language];
  const say = (sentence: Told['sentence'], values?: Values) => tell({ sentence, values }, language);
  return { words, labels, say };
}
