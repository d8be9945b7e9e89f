import * as v from 'valibot';
import { emailSchema } from './email.ts';
import { phoneSchema } from './phone.ts';
import { multiline, singleLine } from './text.ts';

/** Specification chapter 3, in the order in which the form shows them. */
export const interests = [
  'digital-transformation',
  'product-development',
  'technology-consulting',
  'software-architecture',
  'cloud-devops',
  'system-modernization',
  'other',
] as const;

export const companySizes = ['1-10', '11-50', '51-200', '201-500', '501+'] as const;

/** Duration of each kind of consultation, in minutes (specification chapter 3). */
export const consultationMinutes = { quick: 30, complete: 60 } as const;

export const consultationTypes = ['quick', 'complete'] as const;

export type ConsultationType = (typeof consultationTypes)[number];

/** Lengths in characters after trimming, for form and server. */
export const leadLimits = {
  name: { min: 2, max: 100 },
  company: { max: 100 },
  message: { min: 10, max: 5000 },
} as const;

const emptyAsAbsent = v.transform((text: string) => (text === '' ? undefined : text));

/** The visitor's fields. Each issue's message is a `FieldProblem`; for a new field see `docs/changing.md`. */
export const leadSchema = v.object({
  name: singleLine(leadLimits.name),
  company: v.optional(v.pipe(singleLine(leadLimits.company), emptyAsAbsent)),
  email: emailSchema,
  phone: phoneSchema,
  companySize: v.optional(
    v.pipe(v.string('invalid'), emptyAsAbsent, v.optional(v.picklist(companySizes, 'invalid'))),
  ),
  interest: v.pipe(v.string('invalid'), v.nonEmpty('required'), v.picklist(interests, 'invalid')),
  message: multiline(leadLimits.message),
  consultationType: v.optional(v.picklist(consultationTypes, 'invalid'), 'quick'),
});

export type Lead = v.InferOutput<typeof leadSchema>;
export type LeadField = keyof Lead;

/** Fields whose value is one of a list; the others are free text. */
export type ChoiceField = {
  [Field in LeadField]: string extends NonNullable<Lead[Field]> ? never : Field;
}[LeadField];

/** Fields in the order of mails, inbox and tables; `lead-controls.tsx` has the order of the form. */
export const leadFields = Object.keys(leadSchema.entries) as LeadField[];

/** Whether the owner's search covers a field. For a choice it would search the stored id, not the name. */
export const searchedFields: Readonly<Record<LeadField, boolean>> = {
  name: true,
  company: true,
  email: true,
  phone: true,
  companySize: false,
  interest: false,
  message: true,
  consultationType: false,
};
