import { defaultLanguage, isLanguage, type Language } from '../../contract/language.ts';

/** Where the choice is kept; the cookie mirrors it so that the server sends the right page. */
export const languageKey = 'lang';

/** The visitor's choice; anything but a supported language counts as none. */
export function readStoredLanguage(): Language {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    // Storage can be forbidden altogether; then there is no choice to keep.
    return defaultLanguage;
  }
}

/** Keeps the choice for the next page and the next visit. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The cookie alone still carries it where storage is forbidden.
  }
  mirrorLanguage(language);
}

/** Writes the cookie alone: after a visit in which the two had come apart. */
export function mirrorLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
