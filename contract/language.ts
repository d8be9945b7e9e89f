/** The languages of the site (specification chapter 9); the first is the default and the fallback. */
const table = {
  'pt-BR': { prefix: '', locale: 'pt-BR', openGraph: 'pt_BR', short: 'PT', name: 'Português' },
  en: { prefix: '/en', locale: 'en-GB', openGraph: 'en_GB', short: 'EN', name: 'English' },
} as const;

export type Language = keyof typeof table;

export interface LanguageFacts {
  /** In front of every address in this language; the default language has none. */
  prefix: string;
  /** For dates and lists (BCP 47). */
  locale: string;
  openGraph: string;
  /** Of itself, in the switch. */
  short: string;
  name: string;
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = table;

/** All of them, the default first. */
export const languages: readonly Language[] = Object.keys(table).filter(isLanguage);

export const defaultLanguage: Language = 'pt-BR';

/** Key of the local storage under which a visitor's choice is kept. */
export const languageKey = 'lang';

/** Whether a value is one of our languages, in our own spelling: `pt` and `EN` are none. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(table, value);
}
