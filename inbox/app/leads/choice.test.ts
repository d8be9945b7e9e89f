import { expect, test } from 'vitest';
import { countFilters, readChoice, writeChoice } from './choice.ts';

test('an address says the choice, and the choice the address', () => {
  const search = 'folder=held&state=new&language=en&source=-&overdue=1';
  expect(writeChoice(readChoice(search))).toBe(search);
  expect(countFilters(readChoice(search))).toBe(4);
});

test('the inbox is shown where the address says nothing that is known', () => {
  expect(readChoice('folder=elsewhere&colour=red')).toEqual({ folder: 'inbox' });
  expect(writeChoice({ folder: 'inbox' })).toBe('');
});

test('words of a search do not come into the address', () => {
  expect(writeChoice(readChoice('q=joana&folder=spam'))).toBe('folder=spam');
});
