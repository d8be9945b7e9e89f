interface LanguageFacts {
  /** Prefix of addresses in this language, unless it is the site's first. */
  prefix: string;
  /** For dates and lists (BCP 47). */
  locale: string;
  openGraph: string;
  /** Its own short name, for the language switch. */
  short: string;
  name: string;
}

/** The languages that the engine supports. A site uses some of them: `languages` in its `site.yaml`. */
export const languageFacts = {
  'pt-BR': { prefix: '/pt', locale: 'pt-BR', openGraph: 'pt_BR', short: 'PT', name: 'Português' },
  en: { prefix: '/en', locale: 'en-GB', openGraph: 'en_GB', short: 'EN', name: 'English' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languageFacts;

export const engineLanguages: readonly Language[] = Object.keys(languageFacts).filter(isLanguage);

/** Key of the visitor's chosen language in local storage. */
export const languageKey = 'lang';

/** Whether a value is one of the engine's languages, spelled exactly: `pt` and `EN` are not. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languageFacts, value);
}

/** Makes a record with a value for each of the engine's languages. */
export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  const made = engineLanguages.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, T>;
}

/** The name of a language in another one, such as “Inglês”. */
export function languageName(named: Language, language: Language): string {
  const [primary = named] = named.split('-');
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(primary) ?? named;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language that matches a tag such as `pt-PT` or `en`; undefined if none does. */
export function languageFor(
  tag: string,
  among: readonly Language[] = engineLanguages,
): Language | undefined {
  const primary = (one: string) => one.toLowerCase().split('-')[0];
  return among.find((one) => primary(one) === primary(tag));
}
