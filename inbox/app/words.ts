import { createContext, use } from 'react';
import { isLanguage, type Language, languageFor, languageKey } from '../../contract/language.ts';
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
  const chosen = readChoice();
  if (chosen) return chosen;
  for (const wanted of navigator.languages) {
    const spoken = languageFor(wanted);
    if (spoken) return spoken;
  }
  return siteParts.ownerLanguage;
}

/** Keeps the choice in this browser, where the site keeps it too. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Forbidden: it is asked for again.
  }
}

function readChoice(): Language | undefined {
  try {
    const kept = localStorage.getItem(languageKey);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}
