import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import type { CaseFacts } from '../content/case.ts';
import { caseAfter, caseCards, columnsOf } from './case-cards.ts';

const cards = caseCards(site, 'en');
const [first] = cards;
if (!first) throw new Error('The site has no case.');
const named = (...ids: readonly string[]) => ids.map((id) => ({ ...first, id }));

test.each(languages)(
  'the cards stand in the order of the facts, in the words of %s',
  (language) => {
    const shown = caseCards(site, language);
    expect(shown.map(({ id }) => id)).toEqual(site.facts.cases);
    for (const { id, words } of shown) expect(words).toBe(site.words[language].caseWords[id]);
  },
);

describe('the case after another', () => {
  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ])('%s is %s', (id, next) => {
    expect(caseAfter(named('a', 'b', 'c'), id)?.id).toBe(next);
  });

  test('is none after an only one', () => {
    expect(caseAfter(named('a'), 'a')).toBeUndefined();
  });
});

const facts: CaseFacts = { cover: '01', technologies: [], gallery: [] };

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
