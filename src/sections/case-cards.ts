import type { Language } from '../../contract/language.ts';
import type { CaseFacts } from '../content/case.ts';
import { required, type Site } from '../content/site.ts';

export function caseCard({ cases, words }: Site, language: Language, id: string) {
  return {
    id,
    facts: required(cases[id], `case ${id}`),
    words: required(words[language].caseWords[id], `case ${id}`),
  };
}

/** The case after this one, in the order of the page; after the last comes the first, and after an only one none. */
export function caseAfter(cases: readonly string[], id: string): string | undefined {
  const next = cases[(cases.indexOf(id) + 1) % cases.length];
  return next === id ? undefined : next;
}

/** Columns of two rows of two cards, each filled whole and unlike the other. */
const pairs = [7, 5, 5, 7] as const;
const wholeRow = 12;

/**
 * How many of twelve columns a case's card takes in a wide window: what the case says, or what its
 * place gives it. Places fill every row, the last of an odd number one of its own; an owner who sets the
 * columns of one case sees to its row.
 */
export function columnsOf({ columns }: CaseFacts, place: number, count: number): number {
  if (columns) return columns;
  const isLeftOver = place === count - 1 && count % 2 === 1;
  return isLeftOver ? wholeRow : (pairs[place % pairs.length] ?? wholeRow);
}
