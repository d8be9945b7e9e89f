import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import { leadFields, leadLimits, leadSchema } from '../../contract/lead.ts';
import { validLead } from '../../contract/testing/valid-lead.ts';
import { fieldSentences, type Sentences } from './sentences.ts';

const { sentences } = site.words.en;
const empty = Object.fromEntries(leadFields.map((field) => [field, '']));
const right = { ...empty, ...validLead, name: ' Joana Prado ', phone: '(11) 95555-0130' };

/** The error of each invalid field, as the form's summary lists it. */
const summaryOf = (typed: Record<string, string>, spoken: Sentences = sentences) =>
  fieldSentences(spoken, v.safeParse(leadSchema, typed).issues ?? []);

test('a valid form has no errors, and optional fields may be empty', () => {
  expect(summaryOf(right)).toEqual({});
  const lead = v.parse(leadSchema, right);
  expect(lead).toMatchObject({
    name: 'Joana Prado',
    phone: '11955550130',
    consultationType: 'quick',
  });
  expect(lead.company).toBeUndefined();
  expect(lead.companySize).toBeUndefined();
});

describe('an empty form', () => {
  const untouched = { ...empty, consultationType: 'quick' };

  test('has an error for each required field', () => {
    const fields = ['name', 'email', 'phone', 'interest', 'message'];
    expect(Object.keys(summaryOf(untouched))).toEqual(fields);
  });

  test.each(languages)('has its errors in %s', (language) => {
    const spoken = site.words[language].sentences;
    expect(summaryOf(untouched, spoken).name).toBe(spoken.field.name.required);
  });
});

test('only the first error of a field is reported', () => {
  expect(summaryOf({ ...right, name: 'J', phone: '(11) 9555' })).toEqual({
    name: sentences.field.name['too-short'],
    phone: sentences.field.phone['too-short'],
  });
});

/** Longer than any field's limit. */
const tooLong = 'x'.repeat(leadLimits.message.max + 1);

const everyField = (value: string) => Object.fromEntries(leadFields.map((field) => [field, value]));

test.each(Object.entries(site.words))(
  'in %s no two fields have the same error sentence',
  (_, { sentences: spoken }) => {
    for (const wrong of ['', 'x', 'Ana\u0007Souza e companhia', tooLong]) {
      const said = Object.values(summaryOf(everyField(wrong), spoken));
      expect(said.length).toBeGreaterThan(3);
      expect(new Set(said)).toHaveProperty('size', said.length);
    }
  },
);
