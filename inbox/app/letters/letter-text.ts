import { engineLanguages, type Language } from '../../../contract/language.ts';
import { isSameWords, isWritten, type LetterContent } from '../../contract/letter-content.ts';
import type { Letter } from '../../contract/letters.ts';

/** Subject of a letter, in the reader's language if it has one. */
export function subjectOf({ words }: Letter, language: Language): string {
  const subjects = [words[language], ...Object.values(words)].map((one) => one?.subject.trim());
  return subjects.find(Boolean) ?? '';
}

/** Languages in which two versions of a letter differ; without `other`, those in which it has words. */
export const changedLanguages = (one: LetterContent, other?: LetterContent): Language[] =>
  engineLanguages.filter((language) => !isSameWords(one.words[language], other?.words[language]));

/** Number of people who would get the letter. */
export function reach({ words, recipients }: Pick<Letter, 'words' | 'recipients'>): number {
  return Object.entries(recipients).reduce(
    (sum, [language, count]) => sum + (isWritten(words[language as Language]) ? count : 0),
    0,
  );
}

/** Number of subscribers who would not, because it has no text in their language. */
export function leftOut(letter: Pick<Letter, 'words' | 'recipients'>): number {
  const all = Object.values(letter.recipients).reduce((sum, count) => sum + count, 0);
  return all - reach(letter);
}
