import { engineLanguages } from '../../contract/language.ts';
import type { Letter, LetterWords } from './letters.ts';

/** What is written of a letter. */
export type LetterContent = Pick<Letter, 'words' | 'perHour'>;

const parts = ['subject', 'preview', 'markdown'] as const;

/** As the server keeps it: without space around it, tabs and marks that nobody sees. */
const asKept = (text: string | number) =>
  String(text)
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\t', ' ')
    .trim();

/** Whether two texts are the same once the server has them. */
export const isSameText = (one: string | number, other: string | number) =>
  asKept(one) === asKept(other);

export const noWords: LetterWords = { subject: '', preview: '', markdown: '' };

/** Whether two versions say the same; a language without words is as good as one with empty ones. */
export function isSameContent(one: LetterContent, other: LetterContent): boolean {
  return (
    one.perHour === other.perHour &&
    engineLanguages.every((language) => {
      const [left = noWords, right = noWords] = [one.words[language], other.words[language]];
      return parts.every((part) => isSameText(left[part], right[part]));
    })
  );
}

/**
 * Brings what two people wrote at the same time together: each field as whoever changed it left it. Where
 * both changed one, `isTorn` says so, and it is as the first of them left it.
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
