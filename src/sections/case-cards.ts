import type { Language } from '../../contract/language.ts';
import { required, type Site } from '../content/site.ts';
import type { CaseCard } from './cases.tsx';

/** The cases as their cards show them, in the order of the page. */
export function caseCards({ facts, cases, words }: Site, language: Language): readonly CaseCard[] {
  return facts.cases.map((id) => ({
    id,
    facts: required(cases[id], `case ${id}`),
    words: required(words[language].caseWords[id], `case ${id}`),
  }));
}

/** The case after this one, in the order of the page; after the last comes the first, and after an only one none. */
export function caseAfter(cards: readonly CaseCard[], id: string): CaseCard | undefined {
  const at = cards.findIndex((card) => card.id === id);
  const next = cards[(at + 1) % cards.length];
  return next?.id === id ? undefined : next;
}
