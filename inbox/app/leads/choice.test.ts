import { expect, test } from 'vitest';
import { countFilters, readChoice, writeChoice } from './choice.ts';

test('filters and URL convert into each other', () => {
  const search = 'folder=held&state=new&language=en&source=-&overdue=1';
  expect(writeChoice(readChoice(search))).toBe(search);
  expect(countFilters(readChoice(search))).toBe(4);
});

test('the inbox folder is the default for unknown URL parameters', () => {
  expect(readChoice('folder=elsewhere&colour=red')).toEqual({ folder: 'inbox' });
  expect(writeChoice({ folder: 'inbox' })).toBe('');
});

test('the search text is not in the URL', () => {
  expect(writeChoice(readChoice('q=joana&folder=spam'))).toBe('folder=spam');
});
