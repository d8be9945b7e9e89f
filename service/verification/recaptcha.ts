import * as v from 'valibot';
import { verificationAction } from '../../contract/verification.ts';
import type { HumanVerification, Verdict } from '../leads/ports.ts';

/** A token lives two minutes (developers.google.com/recaptcha/docs/verify). */
const tokenLifeMs = 2 * 60 * 1000;
/** Google's clock and ours may differ by so much, in milliseconds. */
const clockSkewMs = 10_000;
/** The visitor waits meanwhile. */
const timeoutMs = 4000;
const answerMaxBytes = 64 * 1024;

const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  challenge_ts: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
});

type RecaptchaAnswer = v.InferOutput<typeof answerSchema>;

export interface RecaptchaOptions {
  secret: string;
  verifyUrl: string;
  /** Hosts on which a token may have been made. */
  hostnames: readonly string[];
}

/** Google's reCAPTCHA v3, or anything that answers like its siteverify call. */
export class Recaptcha implements HumanVerification {
  readonly #options: RecaptchaOptions;

  constructor(options: RecaptchaOptions) {
    this.#options = options;
  }

  async verify(token: string, now: number, pageHost?: string): Promise<Verdict> {
    if (token === '') return { outcome: 'failed', detail: 'missing' };
    let response: Response;
    let body: string;
    try {
      response = await fetch(this.#options.verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret: this.#options.secret, response: token }),
        // The secret goes to the address that the owner wrote down and to no other.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      body = await readUpTo(response, answerMaxBytes);
    } catch (error) {
      const detail =
        error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
      return { outcome: 'unavailable', reason: 'verification-unreachable', detail };
    }
    if (response.status === 429) {
      return { outcome: 'unavailable', reason: 'verification-quota', detail: 'status 429' };
    }
    const answer = parseAnswer(body);
    if (!response.ok || !answer) {
      const detail = answer ? `status ${response.status}` : `no JSON, status ${response.status}`;
      return { outcome: 'unavailable', reason: 'verification-unreachable', detail };
    }
    return answer.success ? this.#judge(answer, now, pageHost) : failure(answer['error-codes']);
  }

  #judge(answer: RecaptchaAnswer, now: number, pageHost: string | undefined): Verdict {
    if (answer.score === undefined && answer.action === undefined) {
      // A v2 key answers so: it would turn every visitor away.
      const detail = 'the answer has no score: the keys are not of reCAPTCHA v3';
      return { outcome: 'unavailable', reason: 'verification-misconfigured', detail };
    }
    if (answer.action !== verificationAction) return { outcome: 'failed', detail: 'wrong action' };
    if (!answer.hostname || !this.#options.hostnames.includes(answer.hostname)) {
      // Made on the very host that the request came to: a name of ours that nobody wrote down.
      return answer.hostname && answer.hostname === pageHost
        ? {
            ...{ outcome: 'unavailable', reason: 'verification-misconfigured', suspect: 'host' },
            detail: this.#isRelated(pageHost) ? `the host ${pageHost}` : 'a host of another name',
          }
        : { outcome: 'failed', detail: 'wrong host', suspect: 'host' };
    }
    const age = now - Date.parse(answer.challenge_ts ?? '');
    if (!(age <= tokenLifeMs + clockSkewMs && age >= -tokenLifeMs)) {
      return { outcome: 'failed', detail: 'expired', suspect: 'clock' };
    }
    if (answer.score === undefined) return { outcome: 'failed', detail: 'no score' };
    return { outcome: 'passed', score: answer.score, token: undefined };
  }

  /** Whether a host belongs with ours, as `www.` does: any other is a stranger's word, which nobody repeats. */
  #isRelated(host: string): boolean {
    return this.#options.hostnames.some(
      (own) => host.endsWith(`.${own}`) || own.endsWith(`.${host}`),
    );
  }
}

/** Google's error codes: whose fault it is decides whether the visitor can do something about it. */
function failure(codes: readonly string[]): Verdict {
  const known = codes.filter((code) => /^[a-z-]{1,60}$/.test(code));
  const detail = known.join(' ') || 'refused';
  if (known.some((code) => /quota/.test(code))) {
    return { outcome: 'unavailable', reason: 'verification-quota', detail };
  }
  if (known.some((code) => /input-secret|invalid-keys|sitekey|site-key/.test(code))) {
    return { outcome: 'unavailable', reason: 'verification-misconfigured', detail };
  }
  // The visitor's browser could not reach Google: no fault of theirs.
  if (known.includes('browser-error') || known.includes('internal-error')) {
    return { outcome: 'unavailable', reason: 'verification-unreachable', detail };
  }
  return { outcome: 'failed', detail };
}

function parseAnswer(body: string): RecaptchaAnswer | undefined {
  try {
    const parsed = v.safeParse(answerSchema, JSON.parse(body));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

async function readUpTo(response: Response, max: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > max) throw new Error('The answer is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
