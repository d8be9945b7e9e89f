import type { Language } from '../../contract/language.ts';
import type { CaseFacts } from '../content/case.ts';
import { required, type Site } from '../content/site.ts';

export type CaseCard = ReturnType<typeof caseCard>;

export function caseCard({ cases, words }: Site, language: Language, id: string) {
  return {
    id,
    facts: required(cases[id], `case ${id}`),
    words: required(words[language].caseWords[id], `case ${id}`),
  };
}

/** All of them, in the order of the page. */
export function caseCards(site: Site, language: Language): readonly CaseCard[] {
  return site.facts.cases.map((id) => caseCard(site, language, id));
}

/** The case after this one, in the order of the page; after the last comes the first, and after an only one none. */
export function caseAfter(cards: readonly CaseCard[], id: string): CaseCard | undefined {
  const at = cards.findIndex((card) => card.id === id);
  const next = cards[(at + 1) % cards.length];
  return next?.id === id ? undefined : next;
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
