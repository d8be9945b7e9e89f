import { languages } from '#site';
import { type Language, languageFacts } from '../contract/language.ts';

/** Prefix of every address in a language; empty for the site's first language. */
export function prefixOf(language: Language): string {
  return language === languages[0] ? '' : languageFacts[language].prefix;
}

/** Address of a page in a language, from its path in the default language: `/privacy`, `/en/privacy`. */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  // The path of a missing page may begin with two slashes, which would name another host.
  return path === '/' ? prefix || '/' : prefix + path.replace(/^\/{2,}/, '/');
}
