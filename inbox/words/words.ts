import { type Language, languageName, perLanguage } from '../../contract/language.ts';
import { app as enApp } from './en/app.ts';
import { leads as enLeads } from './en/leads.ts';
import { letters as enLetters } from './en/letters.ts';
import { numbers as enNumbers } from './en/numbers.ts';
import { app } from './pt-BR/app.ts';
import { leads } from './pt-BR/leads.ts';
import { letters } from './pt-BR/letters.ts';
import { numbers } from './pt-BR/numbers.ts';
import type { Spoken } from './spoken.ts';

const ptBR = { ...app, ...leads, letters, numbers };

const en: Spoken<typeof ptBR> = { ...enApp, ...enLeads, letters: enLetters, numbers: enNumbers };

const spoken: Readonly<Record<Language, Spoken<typeof ptBR>>> = { 'pt-BR': ptBR, en };

/** The words of the inbox by language, with the names of all languages. */
export const inboxWords = perLanguage((language) => ({
  ...spoken[language],
  languages: perLanguage((one) => languageName(one, language)),
}));

export type InboxWords = (typeof inboxWords)[Language];
