import { type Language, languageFacts } from '../../contract/language.ts';
import type { Site } from '../content/site.ts';

/** The sentence with the date of the policies. */
export function lastUpdate({ facts, words }: Site, language: Language): string {
  const { locale } = languageFacts[language];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const date = format.format(new Date(facts.legalUpdated));
  return words[language]['legal-page'].updated.replace('{date}', date);
}
