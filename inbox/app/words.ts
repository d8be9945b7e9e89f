import { createContext, use } from 'react';
import { isLanguage, type Language, languageFor, languageKey } from '../../contract/language.ts';
import { browserStorage } from '../../src/browser/storage.ts';
import { type InboxWords, inboxWords } from '../words/words.ts';
import { siteParts } from './site-parts.ts';

interface Spoken {
  language: Language;
  words: InboxWords;
  /** Of the lead's form, as the site calls them. */
  siteWords: (typeof siteParts.words)[Language];
}

export const LanguageContext = createContext<Language>(siteParts.ownerLanguage);

/** The sentences in the language of whoever reads. */
export function useWords(): Spoken {
  const language = use(LanguageContext);
  return { language, words: inboxWords[language], siteWords: siteParts.words[language] };
}

/** The language before anybody is signed in: chosen earlier, else the browser's, else the owner's. */
export function guessLanguage(): Language {
  const chosen = browserStorage.kept(languageKey);
  if (isLanguage(chosen)) return chosen;
  for (const wanted of navigator.languages) {
    const spoken = languageFor(wanted);
    if (spoken) return spoken;
  }
  return siteParts.ownerLanguage;
}

/** Keeps the choice in this browser, where the site keeps it too. */
export function keepLanguage(language: Language): void {
  browserStorage.keep(languageKey, language);
}
