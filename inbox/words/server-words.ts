import type { Language } from '../../contract/language.ts';
import { server as en } from './en/server.ts';
import { server as ptBR } from './pt-BR/server.ts';
import type { Spoken } from './spoken.ts';

/** The words of the inbox that only the server needs, by language; they are not part of the application. */
export const serverWords: Readonly<Record<Language, Spoken<typeof ptBR>>> = { 'pt-BR': ptBR, en };
