import type * as v from 'valibot';
import { type LeadField, leadFields } from '../../contract/lead.ts';
import { type FieldProblem, problemOf } from '../../contract/text.ts';
import type { Words } from './words.ts';

export type Sentences = Words['sentences'];

/** What the visitor is told when the whole request fails (specification chapter 8). */
export type RequestProblem = keyof Sentences['request'];

export type FieldSentences = Readonly<Partial<Record<LeadField, string>>>;

/** One sentence for each field that is wrong: one problem can be mended at a time. */
export function fieldSentences(
  { field: sentences }: Sentences,
  issues: readonly v.BaseIssue<unknown>[],
): FieldSentences {
  /** A field need not have words of its own for a problem. */
  const own: Partial<Record<LeadField, Partial<Record<FieldProblem, string>>>> = sentences;
  const wrong = leadFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path?.[0]?.key === field);
    if (!issue) return [];
    const problem = problemOf(issue);
    return [[field, own[field]?.[problem] ?? sentences.any[problem]] as const];
  });
  return Object.fromEntries(wrong);
}
