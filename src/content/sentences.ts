import type * as v from 'valibot';
import { type LeadField, leadFields } from '../../contract/lead.ts';
import { type FieldProblem, problemOf } from '../../contract/text.ts';
import type { Words } from './words.ts';

export type Sentences = Words['sentences'];

/** Names of the messages for a request that fails as a whole (specification chapter 8). */
export type RequestProblem = keyof Sentences['request'];

export type FieldSentences = Readonly<Partial<Record<LeadField, string>>>;

/** One message for each invalid field, about its first problem. */
export function fieldSentences(
  { field: sentences }: Sentences,
  issues: readonly v.BaseIssue<unknown>[],
): FieldSentences {
  /** Messages of single fields, which override the general ones. */
  const own: Partial<Record<LeadField, Partial<Record<FieldProblem, string>>>> = sentences;
  const wrong = leadFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path?.[0]?.key === field);
    if (!issue) return [];
    const problem = problemOf(issue);
    return [[field, own[field]?.[problem] ?? sentences.any[problem]] as const];
  });
  return Object.fromEntries(wrong);
}
