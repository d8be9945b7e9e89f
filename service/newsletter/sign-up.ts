import type { Context } from 'hono';
import * as v from 'valibot';
import { requestBodyMaxBytes } from '../../contract/body-limit.ts';
import { type NewsletterRequest, newsletterRequestSchema } from '../../contract/newsletter.ts';
import { fieldSentence } from '../../contract/sentences.ts';
import { sentencesOf } from '../../contract/sentences-of.ts';
import { acceptedLanguage } from '../http/accept-language.ts';
import type { AppEnv } from '../http/app-env.ts';
import { readJson } from '../http/read-json.ts';
import { refuse, refuseTooMany } from '../http/refusal.ts';
import { mayPost } from '../http/same-site.ts';
import { rateKey } from '../http/visitor-address.ts';
import type { HumanVerification } from '../leads/human-verification.ts';
import type { RateLimiter, TotalLimit } from '../leads/limits.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { errorFields, type Log } from '../log.ts';
import type { SubscriberStore } from './ports.ts';
import { truncateAddress } from './truncate-address.ts';

export interface SignUpDependencies {
  subscribers: Pick<SubscriberStore, 'signUp'>;
  verification: HumanVerification;
  /** Counts the newsletter alone, so that sign-ups leave room for leads. */
  limiter: RateLimiter;
  /** Counts only the newsletter's requests that passed the verification. */
  total: TotalLimit;
  allowedOrigins: readonly string[];
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when a confirmation may wait in the outbox. */
  wake: () => void;
  log: Log;
}

/**
 * Answers `POST /api/newsletter`: 202 with the same body whether the address is new, waiting,
 * subscribed or refuses mail. The mail is sent later, so the time taken tells nothing either.
 * 400 not JSON · 403 verification failed · 413 · 415 · 422 with the field · 429 · 503.
 */
export async function answerSignUp(
  dependencies: SignUpDependencies,
  c: Context<AppEnv>,
): Promise<Response> {
  const language = acceptedLanguage(c.req.header('accept-language'));
  if (!mayPost(c.req.raw, dependencies.allowedOrigins)) return refuse(c, language, 403, 'generic');
  try {
    const wait = await dependencies.limiter.take(rateKey(c.get('address')), dependencies.now());
    if (wait > 0) return refuseTooMany(c, language, wait);
    const body = await readJson(c.req.raw, requestBodyMaxBytes);
    if (body.outcome === 'wrong-type') return refuse(c, language, 415, 'generic');
    if (body.outcome === 'too-large') return refuse(c, language, 413, 'too-large');
    if (body.outcome === 'not-json') return refuse(c, language, 400, 'generic');
    const parsed = v.safeParse(newsletterRequestSchema, body.value);
    if (!parsed.success) {
      const wrongAddress = parsed.issues.some((issue) => v.getDotPath(issue) === 'email');
      const sentence = fieldSentence(sentencesOf(language), 'email', 'invalid');
      return refuse(c, language, 422, 'fields', {
        fields: wrongAddress ? { email: sentence } : {},
      });
    }
    const kept = await keep(dependencies, parsed.output, c.get('address'));
    if (kept === 'no-person') return refuse(c, language, 403, 'verification-failed');
    if (kept !== 'kept') return refuseTooMany(c, language, kept.waitSeconds);
  } catch (error) {
    dependencies.log.error(errorFields(error), 'the store did not take a newsletter sign-up');
    return refuse(c, language, 503, 'store-unavailable', { headers: { 'retry-after': '30' } });
  }
  dependencies.wake();
  return c.json({ accepted: true }, 202);
}

/**
 * Keeps a sign-up. An unsure verification passes, because the confirmation mail is a check too and an
 * address is asked only a few times a day.
 */
async function keep(
  { verification, total, subscribers, now }: SignUpDependencies,
  request: NewsletterRequest,
  address: string,
): Promise<'kept' | 'no-person' | { waitSeconds: number }> {
  const requestedAt = now();
  const verdict = await verification.verify(request.token, requestedAt);
  if (verdict.outcome === 'failed') return 'no-person';
  const waitSeconds = await total.take(requestedAt);
  if (waitSeconds > 0) return { waitSeconds };
  const { email, language, consentVersion } = request;
  const id = timeOrderedId(requestedAt);
  let kept = false;
  try {
    kept = await subscribers.signUp(
      { id, email, language, consentVersion, address: truncateAddress(address), requestedAt },
      verdict.outcome === 'passed' ? verdict.token : undefined,
      requestedAt,
    );
    return kept ? 'kept' : 'no-person';
  } finally {
    if (!kept) await total.giveBack(requestedAt).catch(() => undefined);
  }
}
