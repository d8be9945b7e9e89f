import { engineLanguages } from '../../contract/language.ts';
import type { Letter, LetterWords } from './letters.ts';

/** The editable part of a letter. */
export type LetterContent = Pick<Letter, 'words' | 'perHour'>;

/** Highest pace of a letter, in mails per hour. */
export const mostPerHour = 100_000;

const parts = ['subject', 'preview', 'markdown'] as const;

/** Normalizes a text as the server does: trimmed, tabs as spaces, without invisible characters. */
const asKept = (text: string | number) =>
  String(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\t', ' ')
    .trim();

/** Whether the server would store two texts as the same. */
export const isSameText = (one: string | number, other: string | number) =>
  asKept(one) === asKept(other);

export const noWords: LetterWords = { subject: '', preview: '', markdown: '' };

/** Whether a letter can be sent in a language. */
export const isWritten = (words: LetterWords | undefined): words is LetterWords =>
  Boolean(words?.subject.trim() && words.markdown.trim());

/** Whether two versions are equal in a language; a missing one equals an empty one. */
export const isSameWords = (one: LetterWords = noWords, other: LetterWords = noWords) =>
  parts.every((part) => isSameText(one[part], other[part]));

/** Whether two versions are equal. */
export const isSameContent = (one: LetterContent, other: LetterContent) =>
  one.perHour === other.perHour &&
  engineLanguages.every((language) => isSameWords(one.words[language], other.words[language]));

/**
 * Merges the versions of two people: each field has the value of the person who changed it. If both changed
 * one, `isTorn` is true and the field has the first person's value.
 */
export function mergeContent(before: LetterContent, first: LetterContent, second: LetterContent) {
  let isTorn = false;
  function merge<Value extends string | number>(old: Value, one: Value, other: Value): Value {
    isTorn ||= !isSameText(one, old) && !isSameText(other, old) && !isSameText(one, other);
    return isSameText(one, old) ? other : one;
  }
  const perHour = merge(before.perHour, first.perHour, second.perHour);
  const words = Object.fromEntries(
    engineLanguages.map((language) => {
      const [old, one] = [before.words[language] ?? noWords, first.words[language] ?? noWords];
      const merged = { ...(second.words[language] ?? noWords) };
      for (const part of parts) merged[part] = merge(old[part], one[part], merged[part]);
      return [language, merged];
    }),
  );
  return { content: { words, perHour }, isTorn };
}
