import type { CaseFacts } from '../content/case.ts';

/** Columns of four cards in two rows of two, each with another split. */
const pairs = [7, 5, 5, 7] as const;
const wholeRow = 12;

/**
 * How many of twelve columns a case's card takes in a wide window: its own setting, or the default for its
 * position. The defaults fill every row, and the last of an odd number fills a row alone; an owner who sets
 * the columns of one case has to set those of its row.
 */
export function columnsOf({ columns }: CaseFacts, place: number, count: number): number {
  if (columns) return columns;
  const isLeftOver = place === count - 1 && count % 2 === 1;
  return isLeftOver ? wholeRow : (pairs[place % pairs.length] ?? wholeRow);
}
