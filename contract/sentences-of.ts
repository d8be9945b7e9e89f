import type { Language } from './language.ts';
import { en } from './sentences.en.ts';
import { ptBR } from './sentences.pt-BR.ts';
import type { FormSentences, Sentences } from './sentences.ts';

const sentences: Record<Language, Sentences> = { 'pt-BR': ptBR, en };

/** The error sentences of browser and server in a language. */
export function sentencesOf(language: Language): Sentences {
  return sentences[language];
}

export function formSentencesOf(language: Language): FormSentences {
  const { field, request } = sentences[language];
  const { generic, 'verification-unavailable': unavailable } = request;
  return { field, request: { generic, 'verification-unavailable': unavailable } };
}
