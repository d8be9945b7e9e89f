import { expect, test } from 'vitest';
import { perLanguage } from '../../../contract/language.ts';
import { isWritten } from '../../contract/letter-content.ts';
import type { Letter } from '../../contract/letters.ts';
import { leftOut, reach, subjectOf } from './letter-text.ts';

const written = { subject: 'Carta', preview: '', markdown: 'Texto' };
const empty = { subject: ' ', preview: '', markdown: '' };
const letter: Letter = {
  id: '1',
  state: 'draft',
  words: { 'pt-BR': written },
  perHour: 500,
  createdAt: 0,
  createdBy: null,
  scheduledAt: null,
  startedAt: null,
  finishedAt: null,
  recipients: { ...perLanguage(() => 0), 'pt-BR': 40, en: 2 },
  counts: { waiting: 0, sent: 0, bounced: 0, unclear: 0, skipped: 0, failed: 0 },
  retried: 0,
};

test('a letter’s name is a subject in any language that has one', () => {
  expect(subjectOf(letter, 'en')).toBe('Carta');
  expect(subjectOf({ ...letter, words: { en: empty } }, 'en')).toBe('');
});

test('subscribers whose language has no text do not get the letter', () => {
  expect([reach(letter), leftOut(letter)]).toEqual([40, 2]);
  expect(reach({ ...letter, words: { ...letter.words, en: written } })).toBe(42);
  expect(reach({ ...letter, words: { en: { ...written, markdown: ' ' } } })).toBe(0);
});

test('a letter can be sent in a language that has a subject and a text', () => {
  expect([isWritten(undefined), isWritten(empty), isWritten(written)]).toEqual([
    false,
    false,
    true,
  ]);
});
