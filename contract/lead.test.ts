import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { leadLimits, leadSchema } from './lead.ts';
import { validLead } from './testing/valid-lead.ts';

const valid = { ...validLead, phone: '(11) 95555-0130' };

function problemsOf(changes: Record<string, unknown>) {
  const parsed = v.safeParse(leadSchema, { ...valid, ...changes });
  return parsed.success ? [] : parsed.issues.map(({ path, message }) => [path?.[0]?.key, message]);
}

describe('a lead', () => {
  test('is trimmed, with the phone’s digits and without empty fields', () => {
    const lead = v.parse(leadSchema, {
      ...valid,
      name: '  Joana Prado ',
      company: ' ',
      companySize: '',
    });
    expect(lead).toEqual({
      ...valid,
      phone: '11955550130',
      company: undefined,
      companySize: undefined,
    });
  });

  test('without a consultation type defaults to the quick one', () => {
    const { consultationType: _, ...silent } = valid;
    expect(v.parse(leadSchema, silent).consultationType).toBe('quick');
  });

  test('loses unknown keys', () => {
    const lead = v.parse(
      leadSchema,
      JSON.parse(`{"__proto__":{"x":1},"admin":true,${JSON.stringify(valid).slice(1)}`),
    );
    expect(Object.keys(lead)).not.toContain('admin');
    expect('x' in lead).toBe(false);
  });

  test('may have line breaks in its message, but no other control characters', () => {
    expect(v.parse(leadSchema, { ...valid, message: 'uma\r\nduas\tlinhas' }).message).toBe(
      'uma\nduas linhas',
    );
    expect(problemsOf({ message: 'um sino \u0007 aqui' })).toEqual([
      ['message', 'control-characters'],
    ]);
    expect(problemsOf({ name: 'Joana\u0007Prado' })).toEqual([['name', 'control-characters']]);
  });

  test('has pasted tabs replaced by spaces', () => {
    const changes = { name: 'Joana\tPrado', company: '\tPrado\t\tFilhos' };
    const lead = v.parse(leadSchema, { ...valid, ...changes });
    expect(lead).toMatchObject({ name: 'Joana Prado', company: 'Prado Filhos' });
  });

  test.each(['\n', '\r\n', '\v', '\u2028'])('has no name with %j in it', (hidden) => {
    expect(problemsOf({ name: `Joana${hidden}Prado` })).toEqual([['name', 'control-characters']]);
  });

  test('contains no invisible characters and no direction marks', () => {
    expect(problemsOf({ name: '\u200b\u200b' })).toEqual([['name', 'required']]);
    expect(problemsOf({ message: `oi${'\u200b'.repeat(12)}` })).toEqual([['message', 'too-short']]);
    expect(v.parse(leadSchema, { ...valid, name: '\u202eJoana\u202c Prado' }).name).toBe(
      'Joana Prado',
    );
    expect(v.parse(leadSchema, { ...valid, name: 'يوانا' }).name).toBe('يوانا');
  });

  test('counts characters as graphemes', () => {
    expect(problemsOf({ message: '😀'.repeat(leadLimits.message.max) })).toEqual([]);
    expect(problemsOf({ message: '😀'.repeat(leadLimits.message.min - 1) })).toEqual([
      ['message', 'too-short'],
    ]);
  });

  test.each([
    ['name', 'J', 'too-short'],
    ['name', 'J'.repeat(leadLimits.name.max + 1), 'too-long'],
    ['company', 'E'.repeat(leadLimits.company.max + 1), 'too-long'],
    ['email', 'joana', 'invalid'],
    ['email', 'joana@intranet', 'invalid'],
    ['email', `${'a'.repeat(65)}@prado.com.br`, 'invalid'],
    ['email', `a@${'b.'.repeat(130)}com`, 'too-long'],
    ['phone', '123', 'too-short'],
    ['interest', '', 'required'],
    ['interest', 'lottery', 'invalid'],
    ['companySize', '12', 'invalid'],
    ['consultationType', 'endless', 'invalid'],
  ])('%s of %s is %s', (field, value, problem) => {
    expect(problemsOf({ [field]: value })).toContainEqual([field, problem]);
  });

  test.each([
    ['name', 'Li'],
    ['name', 'J'.repeat(leadLimits.name.max)],
    ['company', 'E'.repeat(leadLimits.company.max)],
    ['message', 'x'.repeat(leadLimits.message.min)],
    ['email', `${'a'.repeat(64)}@prado.com.br`],
    ['email', `a@${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(61)}.${'e'.repeat(61)}.com`],
  ])('accepts a %s at the limit of its length: %s', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([]);
  });

  test.each(['name', 'email', 'phone', 'interest', 'message'])('requires %s', (field) => {
    expect(problemsOf({ [field]: undefined }).map(([key]) => key)).toContain(field);
  });
});
