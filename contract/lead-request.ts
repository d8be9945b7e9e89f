import * as v from 'valibot';
import { attributionLimits, campaignTags } from './attribution.ts';
import { leadSchema } from './lead.ts';
import { verificationTokenMaxLength } from './verification.ts';

/** A person needs at least this long from first touch to sending, in milliseconds. */
export const humanFillInMs = 3000;

/** Nobody sees these, and a terminal obeys some; half of a character (`Cs`) is none. */
const unprintable = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const hint = (max: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.replace(unprintable, '')),
      v.maxLength(max),
    ),
    '',
  );

/** Where the visitor came from. Malformed parts are dropped, because they are no reason to refuse a lead. */
const attributionSchema = v.fallback(
  v.optional(
    v.object({
      page: hint(attributionLimits.address),
      referrer: hint(attributionLimits.address),
      utm: v.fallback(
        v.pipe(
          v.record(v.string(), hint(attributionLimits.tag)),
          v.transform((tags) => campaignTags(Object.entries(tags))),
        ),
        {},
      ),
    }),
  ),
  undefined,
);

/** The honeypot: any value marks a program, also one that is no text. */
const honeypot = v.fallback(v.nullish(v.string(), ''), 'no text');

/** Body of `POST /api/leads`: the lead, and what goes with its sending. */
export const leadRequestSchema = v.object({
  ...leadSchema.entries,
  recaptchaToken: hint(verificationTokenMaxLength),
  userIp: hint(45),
  attribution: attributionSchema,
  website: honeypot,
  filledInMs: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
});

export type LeadRequest = v.InferOutput<typeof leadRequestSchema>;
export type Attribution = NonNullable<LeadRequest['attribution']>;
