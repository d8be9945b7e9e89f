import { languages } from '#site';
import { type Language, languageFacts } from '../contract/language.ts';

/** In front of every address in a language; the site's first has none. */
export function prefixOf(language: Language): string {
  return language === languages[0] ? '' : languageFacts[language].prefix;
}

/** Address of a page in a language, from its path in the default one: `/privacy`, `/en/privacy`. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  // Two slashes at its beginning, which a missing page's may have, would name another host.
  return path === '/' ? prefix || '/' : prefix + path.replace(/^\/{2,}/, '/');
}
