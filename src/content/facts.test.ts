import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { site } from '#site';
import { factsSchema, type Tags, tagOrigins } from './facts.ts';
import { askedPurposes } from './purposes.ts';

const measure = {
  name: 'Measure',
  src: 'https://measure.example/tag/a.js?id=1',
  origins: ['https://*.measure.example'],
  cookies: [],
};
const tags: Tags = { analytics: [measure], marketing: [] };

test('consent is asked only for purposes that have tags', () => {
  expect(askedPurposes(tags)).toEqual(['analytics']);
  expect(askedPurposes({ analytics: [], marketing: [] })).toEqual([]);
});

test('the CSP allows the origins of each tag, once', () => {
  expect(tagOrigins({ analytics: [measure], marketing: [measure] })).toEqual([
    'https://measure.example',
    'https://*.measure.example',
  ]);
  expect(tagOrigins({ analytics: [], marketing: [] })).toEqual([]);
});

describe('facts', () => {
  const problemsWith = (change: object) =>
    v.safeParse(factsSchema, { ...site.facts, ...change }).issues?.map(({ message }) => message);

  test('may omit tags, the short name and the version of the consent wording', () => {
    const { tags: _, shortName: __, consentVersion: ___, ...rest } = site.facts;
    expect(v.parse(factsSchema, rest)).toMatchObject({
      consentVersion: '1',
      tags: { analytics: [], marketing: [] },
    });
  });

  test('may omit the region of the address', () => {
    const { region: _, ...address } = site.facts.address;
    expect(problemsWith({ address })).toBeUndefined();
  });

  const hours = { days: [1, 2, 3], from: '09:00', to: '18:00' };

  test('may have opening hours', () => {
    expect(problemsWith({ workingHours: hours })).toBeUndefined();
    expect(problemsWith({ workingHours: { ...hours, closed: ['2026-12-25'] } })).toBeUndefined();
  });

  const wrong: readonly [what: string, change: object, problem: string][] = [
    ['working hours without days', { workingHours: { ...hours, days: [] } }, 'noDays'],
    ['working hours of an eighth day', { workingHours: { ...hours, days: [8] } }, 'noDay'],
    ['working hours of a day before the first', { workingHours: { ...hours, days: [0] } }, 'noDay'],
    ['working hours of a day by name', { workingHours: { ...hours, days: ['mon'] } }, 'noDay'],
    [
      'working hours closed on no day',
      { workingHours: { ...hours, closed: ['2026-02-29'] } },
      'noDate',
    ],
    ['a date that no calendar has', { legalUpdated: '2026-02-31' }, 'noDate'],
    ['a case that is no address', { cases: ['My shop'] }, 'noSlug'],
    ['a case at the address of the not-found page', { cases: ['404'] }, 'noSlug'],
    ['a case whose pictures are mixed with others', { cases: ['team'] }, 'takenName'],
    ['a case that is listed twice', { cases: ['shop', 'shop'] }, 'repeats'],
    ['a language that is listed twice', { languages: ['en', 'pt-BR', 'en'] }, 'repeats'],
    ['working hours without a zero', { workingHours: { ...hours, to: '9:00' } }, 'noHalfHour'],
    [
      'working hours that end before they begin',
      { workingHours: { ...hours, to: '08:30' } },
      'endsBefore',
    ],
    ['a closed day that is no date', { workingHours: { ...hours, closed: ['25/12'] } }, 'noDate'],
    ['a domain with its scheme', { domain: 'https://aurora.example' }, 'noHostName'],
    ['an email address', { email: 'aurora' }, 'noEmail'],
    [
      'a country in small letters',
      { address: { ...site.facts.address, country: 'br' } },
      'noCountryCode',
    ],
    ['a number with letters', { whatsapp: '+5511' }, 'noDigits'],
    ['a time zone that there is not', { timeZone: 'Europe/Lissabon' }, 'noTimeZone'],
    ['a language that the engine has not', { ownerLanguage: 'de' }, 'noneOf'],
    ['a day that is none', { legalUpdated: '15/03/2024' }, 'noDate'],
    [
      'a tag without https',
      { tags: { analytics: [{ ...measure, src: 'http://measure.example/a.js' }] } },
      'noHttps',
    ],
    [
      'an origin with a path',
      { tags: { analytics: [{ ...measure, origins: ['https://measure.example/x'] }] } },
      'noOrigin',
    ],
  ];
  test.each(wrong)('are invalid with %s', (_, change, problem) => {
    expect(problemsWith(change)).toEqual([problem]);
  });
});
