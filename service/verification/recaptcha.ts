import * as v from 'valibot';
import { verificationAction } from '../../contract/verification.ts';
import type { RecaptchaEnv } from '../env.ts';
import type { RouteParts } from '../http/app-env.ts';
import { type HumanVerification, type Verdict, verificationProblems } from '../leads/submission.ts';
import { errorName } from '../log.ts';

/** The visitor waits this long at most. Milliseconds. */
const timeoutMs = 4000;

const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
});

type Unavailable = Extract<Verdict, { outcome: 'unavailable' }>;

/** Google's reCAPTCHA v3, or a service with the same siteverify API; reports problems to the owner. */
export function createRecaptcha(
  recaptcha: RecaptchaEnv,
  { problems, log }: Pick<RouteParts, 'problems' | 'log'>,
): HumanVerification {
  return {
    async verify(token) {
      const verdict = await askSiteverify(recaptcha, token);
      if (verdict.outcome === 'failed') log.info({ detail: verdict.detail }, 'not verified');
      else if (verdict.outcome === 'passed') problems.solve(...verificationProblems);
      else problems.report(verdict.reason, { why: verdict.detail });
      return verdict;
    },
  };
}

/** Asks the service about a token. */
export async function askSiteverify(
  { verifyUrl, secret, hostnames }: RecaptchaEnv,
  token: string,
): Promise<Verdict> {
  if (token === '') return { outcome: 'failed', detail: 'missing' };
  let answer: v.InferOutput<typeof answerSchema>;
  try {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      // Never sends the secret to another URL than the configured one.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429) return unavailable('verification-quota', 'status 429');
    if (!response.ok) return unavailable('verification-unreachable', `status ${response.status}`);
    answer = v.parse(answerSchema, await response.json());
  } catch (error) {
    return unavailable('verification-unreachable', errorName(error));
  }
  const { success, score, action, hostname = '', 'error-codes': codes } = answer;
  // Google also reports "Over free quota." with `success` and a fixed score of 0.9.
  if (codes.some((code) => /quota/i.test(code))) {
    return unavailable('verification-quota', 'over the free quota');
  }
  if (!success) return failure(codes);
  // A key of version 2 gives no score; a refusal here would turn every visitor away.
  if (score === undefined) {
    const detail = 'the answer has no score: the keys are not of reCAPTCHA v3';
    return unavailable('verification-misconfigured', detail);
  }
  if (action !== verificationAction) return { outcome: 'failed', detail: 'wrong action' };
  // More likely our setup than a bot, so the lead is held.
  if (!hostnames.includes(hostname)) {
    const detail = 'a good token of a host that is in neither SITE_URL nor ALLOWED_ORIGINS';
    return unavailable('verification-misconfigured', detail);
  }
  return { outcome: 'passed', score, token: undefined };
}

/** Judges Google's error codes: a bad token is refused, our own mistakes hold the lead. */
function failure(codes: readonly string[]): Exclude<Verdict, { outcome: 'passed' }> {
  const known = codes.filter((code) => /^[a-z-]{1,60}$/.test(code));
  const detail = known.join(' ') || 'refused';
  const has = (pattern: RegExp) => known.some((code) => pattern.test(code));
  if (has(/input-secret|invalid-keys|sitekey|site-key/)) {
    return unavailable('verification-misconfigured', detail);
  }
  // The visitor's browser could not reach Google, which is not the visitor's fault.
  if (has(/^(?:browser|internal)-error$/)) return unavailable('verification-unreachable', detail);
  return { outcome: 'failed', detail };
}

function unavailable(reason: Unavailable['reason'], detail: string): Unavailable {
  return { outcome: 'unavailable', reason, detail };
}
