import type { LeadField } from './lead.ts';

interface FieldTraits {
  /** Name of the database column and of the CSV column. */
  column: string;
  /** Whether the owner's search looks into the field. */
  searched: boolean;
}

/**
 * The one table of the lead's fields. Add a field to `leadSchema`, and the compiler asks for it here
 * and in every map that is keyed by `LeadField`: the form and its labels, the stored lead, the CSV
 * file, `show` and the owner's mail. Webhook, body hash and search read this table. The database
 * also needs a migration, which `schema.test.ts` of the store asks for.
 */
export const fieldTraits = {
  name: { column: 'name', searched: true },
  company: { column: 'company', searched: true },
  email: { column: 'email', searched: true },
  phone: { column: 'phone', searched: true },
  companySize: { column: 'company_size', searched: false },
  interest: { column: 'interest', searched: false },
  message: { column: 'message', searched: true },
  consultationType: { column: 'consultation_type', searched: false },
} as const satisfies Record<LeadField, FieldTraits>;
