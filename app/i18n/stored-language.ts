import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageKey,
} from '../../contract/language.ts';

/**
 * The language of the unprefixed pages: the visitor's choice, or the default where nothing or
 * something else is stored. Where storage may not be read, the cookie alone has chosen: the language
 * that the page came in.
 */
export function readStoredLanguage(): Language {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : defaultLanguage;
  }
}

/** Keeps the choice for the next page and the next visit. False where the browser forbids it. */
export function storeLanguage(language: Language): boolean {
  const isMirrored = mirror(language);
  try {
    localStorage.setItem(languageKey, language);
    return true;
  } catch {
    return isMirrored;
  }
}

/**
 * Sets a cookie right that has come apart from the choice, as when the storage was emptied. Who never
 * chose has no cookie, and gets none.
 */
export function mirrorStoredLanguage(): void {
  try {
    const stored = localStorage.getItem(languageKey);
    if (isLanguage(stored) || readCookie()) mirror(readStoredLanguage());
  } catch {
    // There is nothing that the cookie could contradict.
  }
}

/** Writes the cookie; whether it is there afterwards. */
function mirror(language: Language): boolean {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  return readCookie() === language;
}

function readCookie(): string | undefined {
  return new RegExp(`(?:^|; )${languageKey}=([^;]*)`).exec(document.cookie)?.[1];
}
