/** What was answered. */
export interface Answer {
  status: number;
  /** Address of a redirect. */
  location: string;
  /** Seconds until it may be tried again, as the `Retry-After` header says; 0 if it does not. */
  retryAfter: number;
  /** Beginning of the body of a refusal, where `readsBody` asked for it. */
  text: string;
}

/** How long an answer may go on that nobody reads: some receivers take an early end for an error. */
const answerRestMs = 500;

/** Characters of a body that are kept. */
const textMaxLength = 2000;

/** Posts JSON. Follows no redirect. Rejects with the error of the connection, or when `signal` aborts. */
export async function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  { readsBody, signal }: { readsBody: boolean; signal: AbortSignal },
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: { ...headers, 'content-type': 'application/json' },
    redirect: 'manual',
    signal,
  });
  const location = response.headers.get('location') ?? '';
  const retryAfter = Number(response.headers.get('retry-after')) || 0;
  // Of a success nothing is read: a body that never ends must not make a failure of it.
  const text = readsBody && !response.ok ? await readBeginning(response) : '';
  // A body without an end takes neither time nor room.
  setTimeout(() => response.body?.cancel().catch(() => undefined), answerRestMs);
  return { status: response.status, location, retryAfter, text };
}

async function readBeginning({ body }: Response): Promise<string> {
  let text = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.length > textMaxLength) break;
  }
  return text.slice(0, textMaxLength);
}
