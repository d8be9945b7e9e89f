import * as v from 'valibot';
import { expect, test } from 'vitest';
import { site } from '#site';
import { leadFields, leadLimits, leadSchema } from './lead.ts';
import { fieldSentence, type Sentences } from './sentences.ts';
import { problemOf } from './text.ts';

/** What is said of each wrong field of a form, as its summary lists it. */
function summaryOf(typed: Record<string, string>, sentences: Sentences): string[] {
  const { issues = [] } = v.safeParse(leadSchema, typed);
  return leadFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path?.[0]?.key === field);
    return issue ? [fieldSentence(sentences, field, problemOf(issue))] : [];
  });
}

/** More than any field takes. */
const tooLong = 'x'.repeat(leadLimits.message.max + 1);

const everyField = (value: string) =>
  Object.fromEntries(leadFields.map((field) => [field, value] as const));

test.each(Object.entries(site.words))(
  'in %s no two fields have the same error sentence',
  (_, { sentences }) => {
    for (const wrong of ['', 'x', 'Ana\u0007Souza e companhia', tooLong]) {
      const said = summaryOf(everyField(wrong), sentences);
      expect(said.length).toBeGreaterThan(3);
      expect(new Set(said)).toHaveProperty('size', said.length);
    }
  },
);
