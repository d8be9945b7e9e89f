import * as v from 'valibot';
import { type Lead, leadFields, leadSchema } from '../../contract/lead.ts';
import { type FormSentences, fieldSentence } from '../../contract/sentences.ts';
import { problemOf } from '../../contract/text.ts';
import type { FieldErrors, FormValues } from './form-state.ts';

/** The lead that stands in the form, or a sentence for each field that is wrong, in the order of the form. */
export function checkLead(
  values: FormValues,
  sentences: Pick<FormSentences, 'field'>,
): { lead: Lead; errors?: undefined } | { lead?: undefined; errors: FieldErrors } {
  const parsed = v.safeParse(leadSchema, values);
  if (parsed.success) return { lead: parsed.output };
  const errors = leadFields.flatMap((field) => {
    const issue = parsed.issues.find(({ path }) => path?.[0]?.key === field);
    return issue ? [[field, fieldSentence(sentences, field, problemOf(issue))] as const] : [];
  });
  return { errors: Object.fromEntries(errors) };
}
