interface LanguageFacts {
  /** In front of every address in this language, where it is not the site's first. */
  prefix: string;
  /** For dates and lists (BCP 47). */
  locale: string;
  openGraph: string;
  /** Of itself, in the switch. */
  short: string;
  name: string;
}

/** The languages that the engine speaks. A site has some of them: `languages` in its `site.yaml`. */
export const languageFacts = {
  'pt-BR': { prefix: '/pt', locale: 'pt-BR', openGraph: 'pt_BR', short: 'PT', name: 'Português' },
  en: { prefix: '/en', locale: 'en-GB', openGraph: 'en_GB', short: 'EN', name: 'English' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const engineLanguages: readonly Language[] = Object.keys(languageFacts).filter(isLanguage);

/** Key of the local storage under which a visitor's choice is kept. */
export const languageKey = 'lang';

/** Whether a value is one of the engine's languages, in our own spelling: `pt` and `EN` are none. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageFacts, value);
}

/** Something for each of the engine's languages. */
export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  const made = engineLanguages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, T>;
}

/** The language that somebody reads who asks for a tag such as `pt-PT` or `en`; undefined where it is none of ours. */
export function languageFor(
  tag: string,
  among: readonly Language[] = engineLanguages,
): Language | undefined {
  const primary = (one: string) => one.toLowerCase().split('-')[0];
  return among.find((one) => primary(one) === primary(tag));
}
