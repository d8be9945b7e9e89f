import * as v from 'valibot';
import { expect, test } from 'vitest';
import { leadFields, leadSchema } from './lead.ts';
import { en } from './sentences.en.ts';
import { ptBR } from './sentences.pt-BR.ts';
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

const everyField = (value: string) =>
  Object.fromEntries(leadFields.map((field) => [field, value] as const));

test.each([
  ['Portuguese', ptBR],
  ['English', en],
])('in %s no two fields of a summary are complained about alike', (_, sentences) => {
  for (const wrong of ['', 'x', 'Ana\u0007Souza e companhia', 'x'.repeat(5001)]) {
    const said = summaryOf(everyField(wrong), sentences);
    expect(said.length).toBeGreaterThan(3);
    expect(new Set(said)).toHaveProperty('size', said.length);
  }
});
