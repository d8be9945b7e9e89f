import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Language } from '../../contract/language.ts';
import type { RequestProblem } from '../../contract/sentences.ts';
import { sentencesOf } from '../../contract/sentences-of.ts';
import { acceptedLanguage } from './accept-language.ts';

/** An answer that is not OK: `{"error"}` with a sentence for the visitor, in their language. */
export function refuse(
  context: Context,
  language: Language,
  status: ContentfulStatusCode,
  problem: RequestProblem,
  more: { headers?: Record<string, string>; fields?: Record<string, string> } = {},
): Response {
  const body = { error: sentencesOf(language).request[problem] };
  return context.json(more.fields ? { ...body, fields: more.fields } : body, status, {
    'content-language': language,
    ...more.headers,
  });
}

/** 429: the visitor may send again after so many seconds. */
export function refuseTooMany(context: Context, language: Language, waitSeconds: number): Response {
  const headers = { 'retry-after': String(waitSeconds) };
  return refuse(context, language, 429, 'too-many', { headers });
}

/** 405: the path is one of ours, and these methods are what it takes. */
export function refuseMethod(context: Context, allow: 'POST' | 'GET, HEAD'): Response {
  const language = acceptedLanguage(context.req.header('accept-language'));
  return refuse(context, language, 405, 'generic', { headers: { allow } });
}
