import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { site } from '#site';
import type { RequestProblem } from '../../src/content/sentences.ts';
import type { AppEnv } from './app-env.ts';

/** Responds with an error: `{"error"}` with a sentence in the visitor's language. */
export function refuse(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  problem: RequestProblem,
  more: { headers?: Record<string, string>; fields?: Record<string, string> } = {},
): Response {
  const language = c.get('language');
  const error = site.words[language].sentences.request[problem];
  return c.json(more.fields ? { error, fields: more.fields } : { error }, status, {
    'content-language': language,
    ...more.headers,
  });
}

/** Responds 429: the visitor may send again after `waitSeconds`. */
export function refuseTooMany(c: Context<AppEnv>, waitSeconds: number): Response {
  return refuse(c, 429, 'too-many', { headers: { 'retry-after': String(waitSeconds) } });
}

/** Responds 503: nothing was stored, and the visitor may send again after `waitSeconds`. */
export function refuseForNow(c: Context<AppEnv>, waitSeconds: number): Response {
  return refuse(c, 503, 'store-unavailable', { headers: { 'retry-after': String(waitSeconds) } });
}
