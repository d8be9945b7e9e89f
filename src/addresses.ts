import { defaultLanguage, type Language, languageFacts, languages } from '../contract/language.ts';

/** Address of a page in a language, from its path in the default one: `/privacy`, `/en/privacy`. */
export function addressIn(language: Language, path: string): string {
  const { prefix } = languageFacts[language];
  return path === '/' ? prefix || '/' : prefix + path;
}

/**
 * Address of a section of the landing page. From the landing page itself it is the fragment alone: any
 * other address would load the page anew where the visitor's has a campaign's tags.
 */
export function sectionAddress(language: Language, section: string, isLanding: boolean): string {
  return `${isLanding ? '' : addressIn(language, '/')}#${section}`;
}

/** `params.lang` of a page's Astro route in each language; the default language has no prefix. */
export function languageParams(): {
  params: { lang: string | undefined };
  props: { language: Language };
}[] {
  return languages.map((language) => ({
    params: {
      lang: language === defaultLanguage ? undefined : languageFacts[language].prefix.slice(1),
    },
    props: { language },
  }));
}
