import type { Language } from '../../contract/language.ts';
import { required, type Site } from '../content/site.ts';

export function caseOf({ cases, words }: Site, language: Language, id: string) {
  return {
    id,
    facts: required(cases[id], `case ${id}`),
    words: required(words[language].caseWords[id], `case ${id}`),
  };
}

/** The next case in display order, the first after the last; undefined if there is only one. */
export function caseAfter(cases: readonly string[], id: string): string | undefined {
  const next = cases[(cases.indexOf(id) + 1) % cases.length];
  return next === id ? undefined : next;
}
