import { expect, test } from 'vitest';
import type { LeadSummary } from '../../contract/leads.ts';
import { belongs, countFilters, readChoice, writeChoice } from './choice.ts';

const lead: LeadSummary = {
  id: '1',
  receivedAt: 0,
  name: 'Joana Prado',
  company: null,
  interest: 'other',
  language: 'en',
  folder: 'inbox',
  state: 'new',
  assignedTo: null,
  source: '',
  excerpt: '',
  isUnread: true,
  isUnreached: false,
  promisedBy: null,
};

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

test.each([
  ['', true],
  ['state=new&interest=other&language=en&source=-&assigned=-', true],
  ['folder=spam', false],
  ['state=won', false],
  ['interest=cloud-devops', false],
  ['language=pt-BR', false],
  ['source=google', false],
  ['assigned=somebody', false],
])('whether a lead belongs into “%s”: %s', (search, isShown) => {
  expect(belongs(lead, readChoice(search))).toBe(isShown);
});
