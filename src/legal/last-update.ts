import type { Language } from '../../contract/language.ts';
import type { Site } from '../content/site.ts';
import { longDate } from '../ui/long-date.ts';

/** The sentence with the date of the policies. */
export function lastUpdate({ facts, words }: Site, language: Language): string {
  const date = longDate(facts.legalUpdated, language);
  return words[language]['legal-page'].updated.replace('{date}', date);
}
