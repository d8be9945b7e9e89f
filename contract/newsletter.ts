import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { languages } from './language.ts';
import { verificationTokenMaxLength } from './lead-request.ts';

/** Version of the consent sentence beside the sign-up; a changed sentence gets a new one. */
export const newsletterConsentVersion = '2024-03-15';

export const newsletterRequestSchema = v.object({
  email: emailSchema,
  language: v.picklist(languages, 'invalid'),
  consentVersion: v.pipe(v.string('required'), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid')),
  token: v.fallback(v.pipe(v.string(), v.maxLength(verificationTokenMaxLength)), ''),
});

export type NewsletterRequest = v.InferOutput<typeof newsletterRequestSchema>;
