import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { engineLanguages } from './language.ts';
import { verificationTokenMaxLength } from './verification.ts';

/** Versions of the consent sentence, newest first; older ones are accepted from pages opened before. */
export const newsletterConsentVersions = ['2026-11-23', '2024-03-15'] as const;

export const newsletterRequestSchema = v.object({
  email: emailSchema,
  language: v.picklist(engineLanguages, 'invalid'),
  consentVersion: v.pipe(v.string('required'), v.picklist(newsletterConsentVersions, 'invalid')),
  token: v.fallback(v.pipe(v.string(), v.maxLength(verificationTokenMaxLength)), ''),
});
