import * as v from 'valibot';
import { verificationAction } from '../../contract/verification.ts';
import type { HumanVerification, Verdict } from '../leads/human-verification.ts';

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
    let status: number;
    let answer: RecaptchaAnswer | undefined;
    try {
      const response = await this.#ask(token);
      status = response.status;
      answer = parseAnswer(await readUpTo(response, answerMaxBytes));
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      return unavailable('verification-unreachable', isTimeout ? 'timeout' : 'network');
    }
    if (status === 429) return unavailable('verification-quota', 'status 429');
    if (!answer) return unavailable('verification-unreachable', `no JSON, status ${status}`);
    if (status < 200 || status > 299)
      return unavailable('verification-unreachable', `status ${status}`);
    return answer.success ? this.#judge(answer, now, pageHost) : failure(answer['error-codes']);
  }

  #ask(token: string): Promise<Response> {
    const { verifyUrl, secret } = this.#options;
    return fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      // The secret goes only to the address that the owner configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  }

  #judge(answer: RecaptchaAnswer, now: number, pageHost: string | undefined): Verdict {
    if (answer.score === undefined && answer.action === undefined) {
      // So answers a key of version 2, which would turn every visitor away.
      const detail = 'the answer has no score: the keys are not of reCAPTCHA v3';
      return unavailable('verification-misconfigured', detail);
    }
    if (answer.action !== verificationAction) return { outcome: 'failed', detail: 'wrong action' };
    if (!answer.hostname || !this.#options.hostnames.includes(answer.hostname)) {
      if (!answer.hostname || answer.hostname !== pageHost) {
        return { outcome: 'failed', detail: 'wrong host', suspect: 'host' };
      }
      // Made on the host that the request came to, so the site has a name that the setup lacks.
      const detail = this.#isRelated(pageHost) ? `the host ${pageHost}` : 'a host of another name';
      return { ...unavailable('verification-misconfigured', detail), suspect: 'host' };
    }
    const age = now - Date.parse(answer.challenge_ts ?? '');
    if (!(age <= tokenLifeMs + clockSkewMs && age >= -tokenLifeMs)) {
      return { outcome: 'failed', detail: 'expired', suspect: 'clock' };
    }
    if (answer.score === undefined) return { outcome: 'failed', detail: 'no score' };
    return { outcome: 'passed', score: answer.score, token: undefined };
  }

  /** Whether a host belongs to ours, as `www.` does; any other name may be personal data. */
  #isRelated(host: string): boolean {
    return this.#options.hostnames.some(
      (own) => host.endsWith(`.${own}`) || own.endsWith(`.${host}`),
    );
  }
}

type Unavailable = Extract<Verdict, { outcome: 'unavailable' }>;

function unavailable(reason: Unavailable['reason'], detail: string): Unavailable {
  return { outcome: 'unavailable', reason, detail };
}

/** What Google's error codes mean: a bad token is refused, our own mistakes hold the lead. */
function failure(codes: readonly string[]): Verdict {
  const known = codes.filter((code) => /^[a-z-]{1,60}$/.test(code));
  const detail = known.join(' ') || 'refused';
  const has = (pattern: RegExp) => known.some((code) => pattern.test(code));
  if (has(/quota/)) return unavailable('verification-quota', detail);
  if (has(/input-secret|invalid-keys|sitekey|site-key/)) {
    return unavailable('verification-misconfigured', detail);
  }
  // The visitor's browser could not reach Google, which is not the visitor's fault.
  if (has(/^(?:browser|internal)-error$/)) return unavailable('verification-unreachable', detail);
  return { outcome: 'failed', detail };
}

function parseAnswer(body: string): RecaptchaAnswer | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), body);
  return parsed.success ? parsed.output : undefined;
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
