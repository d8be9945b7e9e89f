import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { site } from '#site';
import type { Facts } from './facts.ts';
import {
  addressLine,
  companyPhone,
  companyWhatsApp,
  fillFacts,
  joinEmail,
  namedFacts,
  withCountryCode,
} from './fill-facts.ts';
import { SiteFiles } from './site-files.ts';

/** Returns the value with its names filled in, and the unknown names. */
function fill(value: unknown, facts: Readonly<Record<string, string>> = { name: 'Aurora' }) {
  const unknown: [name: string, text: string][] = [];
  const filled = fillFacts(value, facts, (...told) => unknown.push(told));
  return { filled, unknown };
}

describe('names in braces', () => {
  test('are filled in, in every nested text', () => {
    const value = { title: '{name}', list: ['On {name} and {name}', { deep: '{name}.' }] };
    expect(fill(value).filled).toEqual({
      title: 'Aurora',
      list: ['On Aurora and Aurora', { deep: 'Aurora.' }],
    });
  });

  test('are not filled in in keys', () => {
    expect(fill({ '{name}': 'x' }).filled).toEqual({ '{name}': 'x' });
  });

  test('stay if they are unknown, and each is reported with its text', () => {
    expect(fill({ title: 'Ask {nmae} or {nobody}' })).toEqual({
      filled: { title: 'Ask {nmae} or {nobody}' },
      unknown: [
        ['nmae', 'Ask {nmae} or {nobody}'],
        ['nobody', 'Ask {nmae} or {nobody}'],
      ],
    });
  });

  test('that the engine fills in later are allowed where its own sentences have them', () => {
    const files = new SiteFiles('site');
    const schema = v.object({ by: v.string() });
    const named = { name: 'Aurora' };
    const read = (text: string) =>
      files.parse('articles.yaml', text, { schema, named, defaults: { by: 'By {author}' } });
    expect(read('by: Written by {author}')).toEqual({ by: 'Written by {author}' });
    expect(files.faults).toEqual([]);
    read('by: Written on {date}');
    expect(files.faults).toMatchObject([
      { sentence: 'unknownName', values: { name: 'date', known: 'author, name' } },
    ]);
  });

  test('that are JavaScript’s built-in properties are unknown', () => {
    expect(fill('{constructor}')).toEqual({
      filled: '{constructor}',
      unknown: [['constructor', '{constructor}']],
    });
  });

  test('in a fact’s own value are not filled in', () => {
    expect(fill('{name}', { name: '{email}', email: 'x' }).filled).toBe('{email}');
  });
});

test('“e-mail” gets a word joiner in every nested text, except in URLs and addresses', () => {
  const said = 'Seu e-mail: [https://a.example/e-mail](/e-mail), x@e-mail.example';
  const joined = 'Seu e-\u2060mail: [https://a.example/e-mail](/e-mail), x@e-mail.example';
  expect(joinEmail({ list: [said] })).toEqual({ list: [joined] });
});

test('values other than texts are unchanged', () => {
  const value = { count: 3, yes: true, none: null, left: undefined };
  expect(fill(value)).toEqual({ filled: value, unknown: [] });
});

test('every fact that texts may use has a value', () => {
  for (const fact of Object.values(namedFacts(site.facts, 'en'))) expect(fact).not.toBe('');
});

test('an address is one line, with its region if it has one', () => {
  const place = { street: 'Torstr. 1', city: 'Berlin', postalCode: '10119', country: 'DE' };
  const line = (address: Facts['address']) => addressLine({ ...site.facts, address });
  expect(line(place)).toBe('Torstr. 1, Berlin, 10119');
  expect(line({ ...place, region: 'BE' })).toBe('Torstr. 1, Berlin – BE, 10119');
  const named = namedFacts({ ...site.facts, address: place }, 'en');
  expect(Object.keys(named)).not.toContain('region');
  expect(named).toMatchObject({ address: line(place), city: 'Berlin' });
});

test.each([
  ['pt-BR', '5511955550130', '(11) 95555-0130'],
  ['en', '5511955550130', '+55 (11) 95555-0130'],
  ['pt-BR', '351912345678', '+351912345678'],
  ['en', '14155550130', '+14155550130'],
])('readers of %s see the messaging app’s number %s as %s', (language, whatsapp, written) => {
  expect(companyWhatsApp({ ...site.facts, whatsapp }, language)).toBe(written);
});

test('a company without a messaging app has no number for it', () => {
  expect(companyWhatsApp({ ...site.facts, whatsapp: undefined }, 'en')).toBeUndefined();
});

describe('the company’s phone number', () => {
  test.each([
    ['pt-BR', '(11) 5555-0130'],
    ['pt-PT', '+55 (11) 5555-0130'],
    ['en', '+55 (11) 5555-0130'],
  ])('is written for readers of %s as %s', (language, written) => {
    expect(
      withCountryCode({ shown: '(11) 5555-0130', dialled: '+551155550130' }, 'BR', language),
    ).toBe(written);
  });

  test.each([
    ['030 5555 0130', '+493055550130', '+49 30 5555 0130'],
    ['(030) 5555 0130', '+493055550130', '+49 (30) 5555 0130'],
    ['06 5555 0130', '+390655550130', '+39 06 5555 0130'],
  ])('that is %s at home and dialled %s is written abroad as %s', (shown, dialled, written) => {
    expect(withCountryCode({ shown, dialled }, 'DE', 'en')).toBe(written);
  });

  test('gets no second country code if it has one', () => {
    const shown = '+55 11 5555-0130';
    expect(withCountryCode({ shown, dialled: '+551155550130' }, 'BR', 'en')).toBe(shown);
  });

  test('stays as it is with an extension, which is not dialled', () => {
    const shown = '(41) 3222-1100, ramal 5';
    expect(withCountryCode({ shown, dialled: '+554132221100' }, 'BR', 'en')).toBe(shown);
  });

  test('is the one in the site’s facts', () => {
    expect(companyPhone(site.facts, 'en')).toContain(site.facts.phone.shown);
  });
});
