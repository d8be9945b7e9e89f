import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import { caseAfter, caseCards } from './case-cards.ts';

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
