import type { MiddlewareHandler } from 'hono';
import { requestBodyMaxBytes } from '../../contract/body-limit.ts';
import { acceptedLanguage } from './accept-language.ts';
import type { AppEnv } from './app-env.ts';
import { refuse } from './refusal.ts';

export interface CallLimits {
  /** Calls that are worked on at once; those beyond are asked to come again. */
  atOnce: number;
  /** From arrival to answer, in milliseconds, whatever the call waits for. */
  deadlineMs: number;
}

export const callLimits: CallLimits = { atOnce: 100, deadlineMs: 10_000 };

/**
 * Answers 503 to calls beyond a number and to those that take too long. A call counts until its work
 * is done, even after its visitor was answered: what waits for the same lock must not pile up.
 */
export function limitCalls({ atOnce, deadlineMs }: CallLimits): MiddlewareHandler<AppEnv> {
  let underWay = 0;
  return async (c, next) => {
    const arrived = performance.now();
    const language = acceptedLanguage(c.req.header('accept-language'));
    const later = (seconds: number) =>
      refuse(c, language, 503, 'store-unavailable', {
        headers: { 'retry-after': String(seconds) },
      });
    // Read before it counts: a slow sender takes nobody's place.
    const body = await readAtMost(c.req.raw, requestBodyMaxBytes + 1);
    if (body) c.req.raw = new Request(c.req.raw, { body });
    if (underWay >= atOnce) return later(2);
    underWay += 1;
    const work = next().finally(() => {
      underWay -= 1;
    });
    const left = Math.max(0, deadlineMs - (performance.now() - arrived));
    // It may still fail after the visitor was answered.
    work.catch(() => undefined);
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(resolve, left, 'late');
    const outcome = await Promise.race([work, late]);
    clearTimeout(timer);
    return outcome === 'late' ? later(30) : undefined;
  };
}

/** The first bytes of a body; undefined where there is none. One that breaks off ends early. */
async function readAtMost(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return undefined;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body) {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // The connection broke: nobody reads the answer.
  }
  return new Uint8Array(Buffer.concat(chunks).subarray(0, maxBytes));
}
