import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { languages } from './language.ts';
import { newsletterConsentVersions } from './newsletter-consent.ts';
import { verificationTokenMaxLength } from './verification.ts';

export const newsletterRequestSchema = v.object({
  email: emailSchema,
  language: v.picklist(languages, 'invalid'),
  consentVersion: v.pipe(v.string('required'), v.picklist(newsletterConsentVersions, 'invalid')),
  token: v.fallback(v.pipe(v.string(), v.maxLength(verificationTokenMaxLength)), ''),
});

export type NewsletterRequest = v.InferOutput<typeof newsletterRequestSchema>;
