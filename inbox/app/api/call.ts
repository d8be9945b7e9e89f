import { personHeader } from '../../contract/calls.ts';
import type { Session } from '../../contract/people.ts';

/** A request that the server refused, or that got no answer (status 0). */
export class CallError extends Error {
  readonly status: number;
  /** The reason in the person's language; empty if the server gave none. */
  readonly sentence: string;

  constructor(status: number, sentence = '') {
    super(`The inbox's server answered ${status}.`);
    this.status = status;
    this.sentence = sentence;
  }
}

export interface CallOptions {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

const changeTimeoutMs = 60_000;

/**
 * Whose inbox this document shows, from the first session until it is loaded again. Another person may sign in
 * in the same browser meanwhile, and must not send what this one typed.
 */
let shownPerson = '';

export const shownPersonId = () => shownPerson;

/** Fetches the session of whoever is signed in. */
export async function callSession(path: string, options: CallOptions = {}): Promise<Session> {
  const session = await call<Session>(path, { ...options, headers: { [personHeader]: '' } });
  shownPerson ||= session.person.id;
  return session;
}

/**
 * Calls the inbox's server; `inbox/contract/` describes the answers.
 *
 * @throws CallError if the answer is no success, or none came
 */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await request(path, options);
  return await response.json().catch(tellLoss);
}

/** The same for an answer without JSON. */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', body, headers = {} } = options;
  // Later changes wait for this one, so it needs a timeout.
  const { signal = method === 'GET' ? undefined : AbortSignal.timeout(changeTimeoutMs) } = options;
  const response = await fetch(path, {
    method,
    headers: {
      [personHeader]: shownPerson,
      ...headers,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch(tellLoss);
  if (!response.ok) throw new CallError(response.status, await readSentence(response));
  return response;
}

/** Throws for a missing or incomplete answer: the server may have done what was asked. */
export function tellLoss(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new CallError(0);
}

/** Reads the sentence of a refusal (inbox/server/http/refusal.ts); empty for an answer from a proxy. */
async function readSentence(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const isRefused = typeof answer === 'object' && answer !== null && 'error' in answer;
  return isRefused && typeof answer.error === 'string' ? answer.error : '';
}
