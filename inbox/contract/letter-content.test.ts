import { expect, test } from 'vitest';
import { perLanguage } from '../../contract/language.ts';
import { isSameContent, type LetterContent, mergeContent } from './letter-content.ts';

const blank = { subject: '', preview: '', markdown: '' };
const said = (subject: string, markdown: string) => ({ subject, preview: '', markdown });
const before: LetterContent = { words: { en: said('March', 'Hello.') }, perHour: 500 };

test('a language without words is as good as one with empty words', () => {
  const other = { ...before, words: { ...before.words, 'pt-BR': blank } };
  expect(isSameContent(before, other)).toBe(true);
  expect(isSameContent(before, { ...before, perHour: 1 })).toBe(false);
  expect(isSameContent(before, { ...before, words: { en: said('March', 'Bye.') } })).toBe(false);
});

test('what the server takes out of a text makes it no other one', () => {
  const typed = { ...before, words: { en: said(' March', '\u200eHello.\t*\u202d') } };
  const kept = { ...before, words: { en: said('March', 'Hello. *') } };
  expect(isSameContent(typed, kept)).toBe(true);
});

test('what two people wrote in different fields comes together', () => {
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

test('what both wrote in the same field is for them to decide, unless it is the same', () => {
  const mine = { ...before, words: { en: said('March', 'Mine.') } };
  const theirs = { ...before, words: { en: said('April', 'Theirs.') } };
  const { content, isTorn } = mergeContent(before, mine, theirs);
  expect(isTorn).toBe(true);
  expect(content.words.en).toEqual(said('April', 'Mine.'));
  expect(mergeContent(before, mine, mine).isTorn).toBe(false);
});
