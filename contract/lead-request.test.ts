import * as v from 'valibot';
import { expect, test } from 'vitest';
import { leadBodyMaxBytes } from './body-limit.ts';
import { leadRequestSchema } from './lead-request.ts';

const lead = {
  name: 'Joana Prado',
  email: 'joana@prado.com.br',
  phone: '11955550130',
  interest: 'product-development',
  message: 'Preciso de um produto.',
  consultationType: 'quick',
};

/** The honeypot as the server sees it, of a body as it arrives. */
const honeypotOf = (website: string) =>
  v.parse(leadRequestSchema, JSON.parse(`{${JSON.stringify(lead).slice(1, -1)},${website}}`))
    .website;

test.each(['"url":1', '"website":""', '"website":null'])('%s is what people send', (website) => {
  expect(honeypotOf(website)).toBe('');
});

const depth = leadBodyMaxBytes / 2 - 500;

test.each([
  ['text', '"https://spam.example"'],
  ['a space', '" "'],
  ['a number', '0'],
  ['a truth value', 'false'],
  ['a list', '[]'],
  ['an object', '{}'],
  ['an object that has no text', '{"toString":1,"toJSON":2,"valueOf":3}'],
  ['a prototype', '{"__proto__":null}'],
  ['lists as deep as a body can be', `${'['.repeat(depth)}${']'.repeat(depth)}`],
])('%s in the honeypot is no person', (_, website) => {
  expect(honeypotOf(`"website":${website}`)).not.toBe('');
});
