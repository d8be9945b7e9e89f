import { describe, expect, test } from 'vitest';
import type { CaseFacts } from '../content/case.ts';
import { caseAfter, columnsOf } from './case-cards.ts';

describe('the case after another', () => {
  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ])('%s is %s', (id, next) => {
    expect(caseAfter(['a', 'b', 'c'], id)).toBe(next);
  });

  test('is none after an only one', () => {
    expect(caseAfter(['a'], 'a')).toBeUndefined();
  });
});

const facts: CaseFacts = { technologies: [], gallery: [] };

/** The cards' columns, row by row, as a grid of twelve columns places them. */
function rowsOf(count: number): readonly number[][] {
  const rows: number[][] = [];
  for (let place = 0; place < count; place += 1) {
    const columns = columnsOf(facts, place, count);
    const row = rows.at(-1);
    const used = row?.reduce((sum, one) => sum + one, 0) ?? 12;
    if (row && used + columns <= 12) row.push(columns);
    else rows.push([columns]);
  }
  return rows;
}

describe.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%i cases', (count) => {
  test('fill every row', () => {
    for (const row of rowsOf(count)) {
      expect(row.reduce((sum, one) => sum + one, 0)).toBe(12);
    }
  });

  test('stand in pairs, but for one of an odd number, and no pair is like the one above', () => {
    const rows = rowsOf(count);
    expect(rows.filter(({ length }) => length === 1)).toHaveLength(count % 2);
    for (const [at, row] of rows.entries()) expect(row).not.toEqual(rows[at + 1]);
  });
});

test('a case has the columns that its facts say', () => {
  expect(columnsOf({ ...facts, columns: 4 }, 0, 2)).toBe(4);
});
