import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '../../contract/language.ts';
import { en } from '../../contract/sentences.en.ts';
import { ptBR } from '../../contract/sentences.pt-BR.ts';
import type { RequestProblem, Sentences } from '../../contract/sentences.ts';

const sentences: Record<Language, Sentences> = { 'pt-BR': ptBR, en };

export function sentencesIn(language: Language): Sentences {
  return sentences[language];
}

/** An answer that is not OK: `{"error"}` with a sentence for the visitor, in their language. */
export function refuse(
  context: Context,
  language: Language,
  status: ContentfulStatusCode,
  problem: RequestProblem,
  more: { headers?: Record<string, string>; fields?: Record<string, string> } = {},
): Response {
  const body = { error: sentencesIn(language).request[problem] };
  return context.json(more.fields ? { ...body, fields: more.fields } : body, status, {
    'content-language': language,
    ...more.headers,
  });
}
