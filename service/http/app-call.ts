import type { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';

/** A request as plain data, so that it can go to another thread. */
export interface AppCall {
  method: string;
  /** Path and query as they were sent, without the host of an absolute target. */
  target: string;
  /** Name and value, as often as they were sent. */
  headers: [string, string][];
  /** Undefined where the method knows none. At most a byte longer than `requestBodyMaxBytes`. */
  body: Uint8Array<ArrayBuffer> | undefined;
  /** Address at the other end of the connection. */
  peerAddress: string;
}

/** The app's answer as plain data. */
export interface AppAnswer {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
}

/** Whoever answers calls: the app itself, or the thread in which it runs. */
export type AnswerCall = (call: AppCall) => Promise<AppAnswer>;

/** For a request that cannot be given to the app; the caller adds the headers of every answer. */
export const badRequest = refusedWith(400);
/** For an `Expect` other than `100-continue` (RFC 9110 §10.1.1). */
export const failedExpectation = refusedWith(417);

/** Asks the app; nothing of the visitor decides about the host in the URL. */
export async function callApp(app: Hono<AppEnv>, call: AppCall): Promise<AppAnswer> {
  const { method, target, headers, body, peerAddress } = call;
  // An absolute target has become a path by now; `*` and what is malformed name nothing here (RFC 9112 §3.2).
  if (!target.startsWith('/')) return badRequest;
  let request: Request;
  try {
    request = new Request(`http://site${target}`, { method, headers, body: body ?? null });
  } catch {
    // A method or a header that the Fetch standard forbids, such as TRACE.
    return badRequest;
  }
  // Dots and backslashes would lead to another path than the one that was found to be the service's.
  if (new URL(request.url).pathname !== target.replace(/\?.*/s, '')) return badRequest;
  const response = await app.fetch(request, { peerAddress });
  return {
    status: response.status,
    headers: [...response.headers],
    body: new Uint8Array(await response.arrayBuffer()),
  };
}

function refusedWith(status: number): AppAnswer {
  return { status, headers: [['cache-control', 'no-store']], body: new Uint8Array() };
}
