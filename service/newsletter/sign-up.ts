import type { Context } from 'hono';
import * as v from 'valibot';
import { type NewsletterRequest, newsletterRequestSchema } from '../../contract/newsletter.ts';
import { fieldSentence } from '../../contract/sentences.ts';
import { sentencesOf } from '../../contract/sentences-of.ts';
import type { AppEnv } from '../http/app-env.ts';
import { refuse, refuseTooMany } from '../http/refuse.ts';
import type { TakeJsonDependencies } from '../http/take-json.ts';
import type { HumanVerification } from '../leads/human-verification.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import type { Log } from '../log.ts';
import type { TotalLimit } from '../storage/limits.ts';
import type { SubscriberStore } from '../storage/subscribers.ts';
import { truncateAddress } from './truncate-address.ts';

export interface SignUpDependencies extends TakeJsonDependencies {
  subscribers: Pick<SubscriberStore, 'signUp'>;
  verification: HumanVerification;
  /** Counts only the newsletter's requests that passed the verification. */
  total: TotalLimit;
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
  const parsed = v.safeParse(newsletterRequestSchema, c.get('json'));
  if (!parsed.success) {
    const wrongAddress = parsed.issues.some((issue) => v.getDotPath(issue) === 'email');
    const sentence = fieldSentence(sentencesOf(c.get('language')), 'email', 'invalid');
    return refuse(c, 422, 'fields', { fields: wrongAddress ? { email: sentence } : {} });
  }
  const kept = await keep(dependencies, parsed.output, c.get('address'));
  if (kept === 'no-person') return refuse(c, 403, 'verification-failed');
  if (kept !== 'kept') return refuseTooMany(c, kept.waitSeconds);
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
