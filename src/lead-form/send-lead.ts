import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import type { Language } from '../../contract/language.ts';
import type { Lead, LeadField } from '../../contract/lead.ts';
import type { Attribution } from '../../contract/lead-request.ts';
import { answerTimeoutMs, giveUpAfter } from '../browser/give-up-after.ts';

export interface LeadSubmission extends Lead {
  recaptchaToken: string;
  userIp: string;
  attribution: Attribution;
  website: string;
  filledInMs: number | undefined;
}

export type SendResult =
  | { outcome: 'sent' }
  /** `error` is the server's sentence, empty where it gave none. */
  | { outcome: 'refused'; error: string; fields: Partial<Record<LeadField, string>> };

const refusalSchema = v.object({
  error: v.fallback(v.string(), ''),
  fields: v.fallback(v.record(v.string(), v.string()), {}),
});

/**
 * Sends a lead. The same `idempotencyKey` makes a second attempt the same lead, so that one which got
 * no answer can be repeated.
 *
 * @throws TypeError where the network fails, DOMException where no answer comes in time.
 */
export async function sendLead(
  submission: LeadSubmission,
  { idempotencyKey, language }: { idempotencyKey: string; language: Language },
): Promise<SendResult> {
  const response = await fetch(endpoints.leads, {
    method: 'POST',
    signal: giveUpAfter(answerTimeoutMs),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': idempotencyKey,
      'Accept-Language': language,
    },
    body: JSON.stringify(submission),
  });
  if (response.ok) return { outcome: 'sent' };
  const body: unknown = await response.json().catch(() => ({}));
  const parsed = v.safeParse(refusalSchema, body);
  return { outcome: 'refused', ...(parsed.success ? parsed.output : { error: '', fields: {} }) };
}
