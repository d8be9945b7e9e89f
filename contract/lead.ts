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

/** Specification chapter 3: how long each kind of consultation takes, in minutes. */
export const consultationMinutes = { quick: 30, complete: 60 } as const;

export const consultationTypes = ['quick', 'complete'] as const;

export type ConsultationType = (typeof consultationTypes)[number];

/** Lengths in characters after trimming; the form and the server read them here. */
export const leadLimits = {
  name: { min: 2, max: 100 },
  company: { max: 100 },
  message: { min: 10, max: 5000 },
} as const;

const emptyAsAbsent = v.transform((text: string) => (text === '' ? undefined : text));

/** What a visitor says. Each issue's message is a `FieldProblem`; `docs/changing.md` says what a new field needs. */
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

/** A lead as it is typed or sent, before it is checked. */
export type LeadInput = v.InferInput<typeof leadSchema>;
export type Lead = v.InferOutput<typeof leadSchema>;
export type LeadField = keyof Lead;

/** Fields whose value is one of a list; the others hold the visitor's own words. */
export type ChoiceField = {
  [Field in LeadField]: string extends NonNullable<Lead[Field]> ? never : Field;
}[LeadField];

/** In the order in which mails, the inbox and tables show them; `lead-controls.tsx` has the form's. */
export const leadFields = Object.keys(leadSchema.entries) as LeadField[];

/** Whether the owner's search looks into a field: of a choice it would find the id, not the name. */
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
