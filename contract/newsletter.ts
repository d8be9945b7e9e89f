import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { languages } from './language.ts';
import { verificationTokenMaxLength } from './verification.ts';

export const newsletterRequestSchema = v.object({
  email: emailSchema,
  language: v.picklist(languages, 'invalid'),
  consentVersion: v.pipe(v.string('required'), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid')),
  token: v.fallback(v.pipe(v.string(), v.maxLength(verificationTokenMaxLength)), ''),
});

export type NewsletterRequest = v.InferOutput<typeof newsletterRequestSchema>;
