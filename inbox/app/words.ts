import { createContext, use } from 'react';
import { isLanguage, type Language, languageFor, languageKey } from '../../contract/language.ts';
import { browserStorage } from '../../src/browser/storage.ts';
import { type InboxWords, inboxWords } from '../words/words.ts';
import { siteParts } from './site-parts.ts';

interface Spoken {
  language: Language;
  words: InboxWords;
  /** The site's words for the lead's form. */
  siteWords: (typeof siteParts.words)[Language];
}

export const LanguageContext = createContext<Language>(siteParts.ownerLanguage);

/** The inbox's words in the reader's language. */
export function useWords(): Spoken {
  const language = use(LanguageContext);
  return { language, words: inboxWords[language], siteWords: siteParts.words[language] };
}

/** The language before sign-in: the stored choice, else the browser's, else the owner's. */
export function guessLanguage(): Language {
  const chosen = browserStorage.get(languageKey);
  if (isLanguage(chosen)) return chosen;
  for (const wanted of navigator.languages) {
    const spoken = languageFor(wanted);
    if (spoken) return spoken;
  }
  return siteParts.ownerLanguage;
}

/** Stores the choice under the same key as the site does. */
export function keepLanguage(language: Language): void {
  browserStorage.set(languageKey, language);
}
