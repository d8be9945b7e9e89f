import { expect, test } from 'vitest';
import { perLanguage } from '../../contract/language.ts';
import { isSameContent, type LetterContent, mergeContent } from './letter-content.ts';

const blank = { subject: '', preview: '', markdown: '' };
const said = (subject: string, markdown: string) => ({ subject, preview: '', markdown });
const before: LetterContent = { words: { en: said('March', 'Hello.') }, perHour: 500 };

test('a missing language equals one with empty fields', () => {
  const other = { ...before, words: { ...before.words, 'pt-BR': blank } };
  expect(isSameContent(before, other)).toBe(true);
  expect(isSameContent(before, { ...before, perHour: 1 })).toBe(false);
  expect(isSameContent(before, { ...before, words: { en: said('March', 'Bye.') } })).toBe(false);
});

test('characters that the server removes do not count as a change', () => {
  const typed = { ...before, words: { en: said(' March', '\u200eHello.\t*\u202d') } };
  const kept = { ...before, words: { en: said('March', 'Hello. *') } };
  expect(isSameContent(typed, kept)).toBe(true);
});

test('edits to different fields are merged', () => {
  const mine = { words: { en: said('News of March', 'Hello.') }, perHour: 500 };
  const theirs = {
    words: { en: said('March', 'Hello, all.'), 'pt-BR': said('Março', 'Olá.') },
    perHour: 50,
  };
  const content = {
    words: {
      ...perLanguage(() => blank),
      en: said('News of March', 'Hello, all.'),
      'pt-BR': said('Março', 'Olá.'),
    },
    perHour: 50,
  };
  expect(mergeContent(before, mine, theirs)).toEqual({ content, isTorn: false });
  expect(mergeContent(before, theirs, mine)).toEqual({ content, isTorn: false });
});

test('edits to the same field are a conflict, unless they are equal', () => {
  const mine = { ...before, words: { en: said('March', 'Mine.') } };
  const theirs = { ...before, words: { en: said('April', 'Theirs.') } };
  const { content, isTorn } = mergeContent(before, mine, theirs);
  expect(isTorn).toBe(true);
  expect(content.words.en).toEqual(said('April', 'Mine.'));
  expect(mergeContent(before, mine, mine).isTorn).toBe(false);
});
