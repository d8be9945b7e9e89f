import { describe, expect, test } from 'vitest';
import type { CaseFacts } from '../content/case.ts';
import { columnsOf } from './case-columns.ts';

const facts: CaseFacts = { technologies: [], gallery: [] };

/** The cards' columns by row, as a twelve-column grid places them. */
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

  test('are in pairs, except one of an odd number, and no pair is like the one above', () => {
    const rows = rowsOf(count);
    expect(rows.filter(({ length }) => length === 1)).toHaveLength(count % 2);
    for (const [at, row] of rows.entries()) expect(row).not.toEqual(rows[at + 1]);
  });
});

test('a case has the columns set in its facts', () => {
  expect(columnsOf({ ...facts, columns: 4 }, 0, 2)).toBe(4);
});
