import type { Selectable } from 'kysely';
import { languages } from '#site';
import type { Language } from '../../../contract/language.ts';
import type { Letter, LetterWords } from '../../contract/letters.ts';
import type { InboxTables } from '../store/tables.ts';

export type LetterRow = Selectable<InboxTables['letters']>;

export type WordsByLanguage = Letter['words'];

/** The languages in which a letter says something. */
export function languagesOf(words: WordsByLanguage): Language[] {
  return languages.filter((language) => wordsIn(words, language) !== undefined);
}

/** The words of a letter in a language that can be sent: with a subject and a text. */
export function wordsIn(words: WordsByLanguage, language: Language): LetterWords | undefined {
  const found = words[language];
  return found?.subject.trim() && found.markdown.trim() ? found : undefined;
}

/** What the database holds as JSON. */
export function readWords({ words }: Pick<LetterRow, 'words'>): WordsByLanguage {
  return JSON.parse(words);
}
