import * as v from 'valibot';
import { expect, test } from 'vitest';
import { attributionLimits } from './attribution.ts';
import { requestBodyMaxBytes } from './endpoints.ts';
import { leadRequestSchema } from './lead-request.ts';
import { validLead as lead } from './testing/valid-lead.ts';

/** Parses a request body and returns its honeypot field. */
const honeypotOf = (website: string) =>
  v.parse(leadRequestSchema, JSON.parse(`{${JSON.stringify(lead).slice(1, -1)},${website}}`))
    .website;

test.each(['"url":1', '"website":""', '"website":null'])(
  '%s counts as an empty honeypot',
  (website) => {
    expect(honeypotOf(website)).toBe('');
  },
);

test('invisible and control characters are removed from metadata, and the lead is kept', () => {
  const page = '\u001b]0;PWNED\u0007\u001b[2J=1+1\u202e\u2028\u{e0041}';
  const attribution = {
    page,
    referrer: '\u0000\u009b31m=cmd|x',
    utm: { utm_source: '\u007ffeira' },
  };
  expect(
    v.parse(leadRequestSchema, { ...lead, userIp: '\u0000192.0.2.1', attribution }),
  ).toMatchObject({
    userIp: '192.0.2.1',
    attribution: { page: ']0;PWNED[2J=1+1', referrer: '31m=cmd|x', utm: { utm_source: 'feira' } },
  });
});

test('a field that is too long after cleaning is dropped', () => {
  const of = (page: string) => v.parse(leadRequestSchema, { ...lead, attribution: { page } });
  const full = '/'.repeat(attributionLimits.address);
  expect(of(`\u0007${full}`).attribution?.page).toBe(full);
  expect(of(`/${full}`).attribution?.page).toBe('');
});

test('a campaign tag whose name is too long is dropped', () => {
  const of = (name: string) =>
    v.parse(leadRequestSchema, { ...lead, attribution: { utm: { [name]: 'feira' } } }).attribution
      ?.utm;
  const name = 'utm_'.padEnd(attributionLimits.tagName, 'x');
  expect(of(name)).toEqual({ [name]: 'feira' });
  expect(of(`${name}x`)).toEqual({});
});

test('campaign tags are limited in number, and those with an email address are dropped', () => {
  const utmOf = (utm: object) =>
    v.parse(leadRequestSchema, { ...lead, attribution: { utm } }).attribution?.utm;
  const many = Array.from({ length: 12 }, (_, at) => [`utm_${'x'.repeat(at + 1)}`, 'feira']);
  expect(Object.keys(utmOf(Object.fromEntries(many)) ?? {})).toHaveLength(attributionLimits.tags);
  expect(
    utmOf({ utm_source: 'feira', utm_term: 'ana@padaria.example', utm_id: 'ana%40x' }),
  ).toEqual({
    utm_source: 'feira',
  });
});

const depth = requestBodyMaxBytes / 2 - 500;

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
])('%s in the honeypot marks a bot', (_, website) => {
  expect(honeypotOf(`"website":${website}`)).not.toBe('');
});
