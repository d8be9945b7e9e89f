import type { Context, Env } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Language } from '../../../contract/language.ts';
import { serverWords } from '../../words/server-words.ts';

/** Reasons why a request is refused, with the status of the answer. */
const statuses = {
  invalid: 422,
  'not-json': 415,
  'signed-out': 401,
  'link-used': 403,
  'passkey-refused': 403,
  'other-origin': 403,
  'owners-only': 403,
  'not-found': 404,
  'no-such-method': 405,
  conflict: 409,
  'nobody-to-write-to': 409,
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<string, ContentfulStatusCode>;

export type Problem = keyof typeof statuses;

/** Thrown by the inbox's handlers; the answer says in the person's language what is wrong. */
export class Refusal extends Error {
  readonly problem: Problem;
  readonly headers: Record<string, string>;

  constructor(problem: Problem, headers: Record<string, string> = {}) {
    super(problem);
    this.problem = problem;
    this.headers = headers;
  }
}

/** The answer to a refused request: the reason, and a sentence for the person in their language. */
export function answerRefusal(
  c: Context,
  language: Language,
  problem: Problem,
  headers: Record<string, string> = {},
): Response {
  const error = serverWords[language].problems[problem];
  return c.json({ error, problem }, statuses[problem], {
    'content-language': language,
    ...headers,
  });
}

/** Reads the body of a request; throws a Refusal unless it fits the schema. */
export async function readBody<E extends Env, Schema extends v.GenericSchema>(
  c: Context<E>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => undefined);
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  const isTooLong = issues.some(({ message }) => message === 'too-long');
  throw new Refusal(isTooLong ? 'too-large' : 'invalid');
}
