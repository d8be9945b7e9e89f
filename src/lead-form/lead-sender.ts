import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { formSettingsSchema } from '../../contract/form-settings.ts';
import type { Language } from '../../contract/language.ts';
import type { Lead } from '../../contract/lead.ts';
import { readAttribution } from '../browser/attribution.ts';
import { once } from '../browser/once.ts';
import { answerTimeoutMs, prepareTimeoutMs } from '../browser/time-limits.ts';
import { proofOfWork } from '../verification/proof-of-work.ts';
import { recaptcha } from '../verification/recaptcha.ts';
import { idempotencyKeyFor } from './idempotency-key.ts';
import { lookUpIp } from './ip-lookup.ts';

/** Fetches the form's settings from the server, once. */
export const fetchFormSettings = once(async () => {
  const response = await fetch(endpoints.form, { signal: AbortSignal.timeout(prepareTimeoutMs) });
  return v.parse(formSettingsSchema, await response.json());
});

/** Messages in the server's answer; empty if it has none. */
const refusalSchema = v.fallback(
  v.object({
    error: v.fallback(v.string(), ''),
    fields: v.fallback(v.record(v.string(), v.string()), {}),
  }),
  { error: '', fields: {} },
);

/** Sends leads; `start` begins the slow preparations at the first interaction with the form. */
export function createSender(language: Language) {
  const startVerification = once(async () => {
    const { verification: settings } = await fetchFormSettings();
    return settings.provider === 'recaptcha' ? recaptcha(settings, language) : proofOfWork();
  });
  const userIp = once(async () => lookUpIp((await fetchFormSettings()).ipLookupUrl));

  return {
    start() {
      void startVerification();
      void userIp();
    },
    /**
     * Sends a lead. Sending the same content again counts as the same lead, so an attempt without an answer
     * can be repeated.
     *
     * @param website content of the honeypot
     * @returns the server's refusal; undefined if it took the lead
     * @throws RecaptchaUnavailable; TypeError if the network fails, DOMException if no answer comes in time
     */
    async send(lead: Lead, website: string, filledInMs: number | undefined) {
      const getToken = await startVerification();
      const recaptchaToken = await getToken();
      const hints = { userIp: await userIp(), attribution: readAttribution(), website, filledInMs };
      const response = await fetch(endpoints.leads, {
        method: 'POST',
        signal: AbortSignal.timeout(answerTimeoutMs),
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': idempotencyKeyFor(lead),
          'Accept-Language': language,
        },
        body: JSON.stringify({ ...lead, recaptchaToken, ...hints }),
      });
      if (response.ok) return undefined;
      return v.parse(refusalSchema, await response.json().catch(() => undefined));
    },
  };
}
