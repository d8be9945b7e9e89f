/** A call that the server refused, or that did not reach it (status 0). */
export class CallError extends Error {
  readonly status: number;
  /** Why, for the person and in their language; empty where the server did not say. */
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

const longestChangeMs = 60_000;

/**
 * One call of the inbox's server, which says in `inbox/contract/` what it answers.
 *
 * @throws CallError where the answer is no success, or none came
 */
export async function call<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  const response = await request(path, options);
  return await response.json().catch(tellLoss);
}

/** The same, for an answer that has no JSON. */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const { method = 'GET', body, headers = {} } = options;
  // A change is waited for by those after it, so one that got lost must end.
  const { signal = method === 'GET' ? undefined : AbortSignal.timeout(longestChangeMs) } = options;
  const response = await fetch(path, {
    method,
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  }).catch(tellLoss);
  if (!response.ok) throw new CallError(response.status, await readSentence(response));
  return response;
}

/** Of an answer that did not come, or broke off: what was asked for may have been done. */
export function tellLoss(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error;
  throw new CallError(0);
}

/** As `Refused` in inbox/contract/problems.ts has it; a proxy may have answered in the server's place. */
async function readSentence(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => undefined);
  const isRefused = typeof answer === 'object' && answer !== null && 'error' in answer;
  return isRefused && typeof answer.error === 'string' ? answer.error : '';
}
