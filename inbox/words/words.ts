import type { Language } from '../../contract/language.ts';
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

/** All words of the inbox; every language must have all of them. */
export type InboxWords = Spoken<typeof ptBR>;

const en: InboxWords = { ...enApp, ...enLeads, letters: enLetters, numbers: enNumbers };

/** The words of the inbox by language. */
export const inboxWords: Readonly<Record<Language, InboxWords>> = { 'pt-BR': ptBR, en };
