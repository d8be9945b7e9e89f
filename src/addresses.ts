import { languages } from '#site';
import { type Language, languageFacts } from '../contract/language.ts';

/** In front of every address in a language; the site's first has none. */
export function prefixOf(language: Language): string {
  return language === languages[0] ? '' : languageFacts[language].prefix;
}

/** Address of a page in a language, from its path in the default one: `/privacy`, `/en/privacy`. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return path === '/' ? prefix || '/' : prefix + path;
}

/**
 * Address of a section of the landing page. From the landing page itself it is the fragment alone: any
 * other address would load the page anew where the visitor's has a campaign's tags.
 */
export function sectionAddress(language: Language, section: string, isLanding: boolean): string {
  return `${isLanding ? '' : addressIn(language, '/')}#${section}`;
}
