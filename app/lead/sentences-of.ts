import type { Language } from '../../contract/language.ts';
import { en } from '../../contract/sentences.en.ts';
import { ptBR } from '../../contract/sentences.pt-BR.ts';
import type { Sentences } from '../../contract/sentences.ts';

const sentences: Record<Language, Sentences> = { 'pt-BR': ptBR, en };

/** What both sides say of wrong fields and failed requests, in a language. */
export function sentencesOf(language: Language): Sentences {
  return sentences[language];
}
