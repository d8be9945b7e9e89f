import type { BaseIssue } from 'valibot';
import { type LeadField, leadFields } from '../../contract/lead.ts';
import { fieldSentence, type Sentences } from '../../contract/sentences.ts';
import { problemOf } from '../../contract/text.ts';

/** A sentence for each field that is wrong: its first problem, for one can be mended at a time. */
export function fieldProblems(
  issues: readonly BaseIssue<unknown>[],
  sentences: Sentences,
): Record<string, string> {
  const found: Partial<Record<LeadField, string>> = {};
  for (const issue of issues) {
    const field = leadFields.find((name) => name === issue.path?.[0]?.key);
    if (field) found[field] ??= fieldSentence(sentences, field, problemOf(issue));
  }
  return found;
}
