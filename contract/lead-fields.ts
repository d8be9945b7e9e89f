import type { LeadField } from './lead.ts';

interface FieldTraits {
  /** Name of the database column and of the CSV column. */
  column: string;
  /** Whether the owner's search looks into the field: of a choice into its id, not into its name. */
  searched: boolean;
}

/**
 * The table of the lead's fields. Add a field to `leadSchema`, and the compiler asks for it here, for its
 * control, its labels and, of a choice, how that is called. What stores, sends, shows or searches a lead
 * reads this table or `leadFields`. The database also needs a migration, which `schema.test.ts` of the store
 * asks for. `docs/changing.md` has all of it.
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
