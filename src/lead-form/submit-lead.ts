import * as v from 'valibot';
import { endpoints } from '../../contract/endpoints.ts';
import { formSettingsSchema } from '../../contract/form-settings.ts';
import type { Language } from '../../contract/language.ts';
import type { Lead } from '../../contract/lead.ts';
import { readAttribution } from '../browser/attribution.ts';
import { giveUpAfter, waitAtMostMs } from '../browser/give-up-after.ts';
import { once } from '../browser/once.ts';
import { proofOfWork } from '../verification/proof-of-work.ts';
import { recaptcha } from '../verification/recaptcha.ts';
import type { Verification } from '../verification/verification.ts';
import { idempotencyKeyFor } from './idempotency-key.ts';
import { lookUpIp } from './ip-lookup.ts';
import { type SendResult, sendLead } from './send-lead.ts';

/** What the form needs of the environment, asked once. */
export const fetchFormSettings = once(async () => {
  const response = await fetch(endpoints.form, { signal: giveUpAfter(waitAtMostMs) });
  return v.parse(formSettingsSchema, await response.json());
});

/** What a sending needs and takes time: verification, and the look-up of the visitor's address. */
export interface Preparation extends Verification {
  userIp(): Promise<string>;
}

/** Prepares the sending of leads; it is started at the first touch of the form. */
export function prepareSubmission(language: Language): Preparation {
  const verification = once(async () => {
    const { verification: settings } = await fetchFormSettings();
    return settings.provider === 'recaptcha' ? recaptcha(settings, language) : proofOfWork();
  });
  const userIp = once(async () => {
    const settings = await fetchFormSettings().catch(() => undefined);
    return settings ? lookUpIp(settings.ipLookupUrl) : '';
  });
  return {
    start() {
      verification().then(
        (started) => started.start(),
        () => undefined,
      );
      void userIp();
    },
    token: async () => (await verification()).token(),
    userIp,
  };
}

interface Submission {
  lead: Lead;
  /** Content of the honeypot. */
  website: string;
  filledInMs: number | undefined;
  language: Language;
  preparation: Preparation;
}

/**
 * Sends a lead once, however often the same words are submitted.
 *
 * @throws VerificationUnavailable, or what `sendLead` throws
 */
export async function submitLead(submission: Submission): Promise<SendResult> {
  const { lead, website, filledInMs, language, preparation } = submission;
  const recaptchaToken = await preparation.token();
  return sendLead(
    {
      ...lead,
      recaptchaToken,
      userIp: await preparation.userIp(),
      attribution: readAttribution(),
      website,
      filledInMs,
    },
    { idempotencyKey: idempotencyKeyFor(lead), language },
  );
}
