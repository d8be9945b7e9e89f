import { type Language, languageFacts } from '../../contract/language.ts';

/** Writes out a day such as 2026-02-28 in a language. */
export function longDate(day: string, language: Language): string {
  const { locale } = languageFacts[language];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(day));
}
