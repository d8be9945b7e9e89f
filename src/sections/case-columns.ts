import type { CaseFacts } from '../content/case.ts';

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
