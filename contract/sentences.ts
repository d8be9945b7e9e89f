import type { LeadField } from './lead.ts';
import type { FieldProblem } from './text.ts';

/** What the visitor is told when the whole request fails (specification chapter 8). */
export type RequestProblem =
  | 'generic'
  | 'fields'
  | 'verification-failed'
  | 'verification-unavailable'
  | 'too-large'
  | 'too-many'
  | 'still-running'
  | 'store-unavailable';

export interface Sentences {
  request: Record<RequestProblem, string>;
  /** What to say of a field; a field without its own words uses those of `any`. */
  field: Record<'any', Record<FieldProblem, string>> &
    Partial<Record<LeadField, Partial<Record<FieldProblem, string>>>>;
}

/** Those that the form comes to say on its own; the others come with the server's answer. */
export interface FormSentences extends Pick<Sentences, 'field'> {
  request: Pick<Sentences['request'], 'generic' | 'verification-unavailable'>;
}

/** The sentence for a problem of one field. */
export function fieldSentence(
  sentences: Pick<Sentences, 'field'>,
  field: LeadField | 'any',
  problem: FieldProblem,
): string {
  return sentences.field[field]?.[problem] ?? sentences.field.any[problem];
}
