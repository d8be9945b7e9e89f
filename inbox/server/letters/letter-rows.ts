import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { languages } from '#site';
import type { Language } from '../../../contract/language.ts';
import { multiline, singleLine } from '../../../contract/text.ts';
import { isWritten } from '../../contract/letter-content.ts';
import type { Letter, LetterWords } from '../../contract/letters.ts';
import { maxLengths } from '../../contract/terms.ts';
import type { InboxTables } from '../store/tables.ts';

/** Default pace of a letter, in mails per hour. */
export const usualPerHour = 500;

/**
 * Maximum runs of `*` and `_`, quotes and list items in a letter: thousands would block the server for seconds,
 * or exceed the stack of the parser.
 */
const mostMarks = 1_000;
const marks = /[*_]+|>|(?:[-+]|\d[.)])\s/;

export const letterWordsSchema = v.object({
  subject: singleLine({ max: maxLengths.subject }),
  preview: singleLine({ max: maxLengths.preview }),
  markdown: v.pipe(
    multiline({ max: 20_000 }),
    v.check((text) => text.split(marks).length <= mostMarks),
  ),
});

export type LetterRow = Selectable<InboxTables['letters']>;

export type WordsByLanguage = Letter['words'];

/** The languages in which a letter has a text. */
export function languagesOf(words: WordsByLanguage): Language[] {
  return languages.filter((language) => wordsIn(words, language) !== undefined);
}

/** A letter's words in a language, if they can be sent. */
export function wordsIn(words: WordsByLanguage, language: Language): LetterWords | undefined {
  const found = words[language];
  return isWritten(found) ? found : undefined;
}

/** Parses the words from the JSON column. */
export function readWords({ words }: Pick<LetterRow, 'words'>): WordsByLanguage {
  return JSON.parse(words);
}
