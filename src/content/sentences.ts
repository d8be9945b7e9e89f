import type * as v from 'valibot';
import { type LeadField, leadFields } from '../../contract/lead.ts';
import { type FieldProblem, problemOf } from '../../contract/text.ts';
import type { Words } from './words.ts';

export type Sentences = Words['sentences'];

/** What the visitor is told when the whole request fails (specification chapter 8). */
export type RequestProblem = keyof Sentences['request'];

export type FieldSentences = Readonly<Partial<Record<LeadField, string>>>;

/** The sentence for a problem of one field, which need not have words of its own for it. */
export function fieldSentence(
  { field: sentences }: Sentences,
  field: LeadField,
  problem: FieldProblem,
): string {
  const own: Partial<Record<LeadField, Partial<Record<FieldProblem, string>>>> = sentences;
  return own[field]?.[problem] ?? sentences.any[problem];
}

/** One sentence for each field that is wrong: one problem can be mended at a time. */
export function fieldSentences(
  sentences: Sentences,
  issues: readonly v.BaseIssue<unknown>[],
): FieldSentences {
  const wrong = leadFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path?.[0]?.key === field);
    return issue ? [[field, fieldSentence(sentences, field, problemOf(issue))] as const] : [];
  });
  return Object.fromEntries(wrong);
}
