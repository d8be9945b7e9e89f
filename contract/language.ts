/** Specification chapter 9: supported languages, default and fallback. */
export const languages = ['pt-BR', 'en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'pt-BR';

/** The entry that keeps a visitor's choice, and the cookie that mirrors it for the server. */
export const languageKey = 'lang';

/** Whether a value is one of our languages, in our own spelling: `pt` and `EN` are none. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}
