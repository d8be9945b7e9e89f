import * as v from 'valibot';
import { attributionLimits, campaignTags } from './attribution.ts';
import { type LeadField, leadSchema } from './lead.ts';
import { verificationTokenMaxLength } from './verification.ts';

/** Shortest time that a person needs from first use of the form to sending it, in milliseconds. */
export const humanFillInMs = 3000;

/** Invisible characters, some of which a terminal obeys, and lone surrogates (`Cs`). */
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

/** Where the visitor came from. Malformed parts are dropped: a lead must not be refused because of them. */
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

/** The honeypot: any value marks a bot, also one that is not a string. */
const honeypot = v.fallback(v.nullish(v.string(), ''), 'no text');

/** Data about a submission. A field of the form must have another name: the value of one would be lost. */
const submission = {
  recaptchaToken: hint(verificationTokenMaxLength),
  userIp: hint(45),
  attribution: attributionSchema,
  website: honeypot,
  filledInMs: v.fallback(v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))), undefined),
} satisfies v.ObjectEntries & { [Field in LeadField]?: never };

/** Body of `POST /api/leads`: the lead, and data about its submission. */
export const leadRequestSchema = v.object({ ...leadSchema.entries, ...submission });

export type LeadRequest = v.InferOutput<typeof leadRequestSchema>;
export type Attribution = NonNullable<LeadRequest['attribution']>;
