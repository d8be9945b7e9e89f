import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage, forbiddenStorage } from '../browser/testing/fake-storage.ts';
import type { Tag, Tags } from '../content/facts.ts';
import type { Purpose } from '../content/purposes.ts';
import { choiceKey, currentChoice, keepChoice, versionOf } from './choice.ts';

const measure: Tag = {
  name: 'Measure',
  src: 'https://measure.example/a.js',
  origins: [],
  cookies: [],
};
const adverts: Tag = { ...measure, name: 'Adverts', src: 'https://adverts.example/b.js' };
const tags: Tags = { analytics: [measure], marketing: [adverts] };
const version = versionOf(tags, '1');
const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-03-15T12:00:00Z');

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const choose = (agreed: readonly Purpose[], at = now, of = tags) =>
  keepChoice(new Set(agreed), { tags: of, version }, at);

const kept = (): unknown => JSON.parse(storage.getItem(choiceKey) ?? 'null');

describe('a choice', () => {
  test('is stored with its time, the version of the wording and the purposes', () => {
    choose(['analytics']);
    const choice = {
      at: '2026-03-15T12:00:00.000Z',
      version,
      purposes: { analytics: true, marketing: false },
    };
    expect(currentChoice(version, now)).toEqual(choice);
    expect(kept()).toEqual(choice);
  });

  test('does not contain a purpose that was not asked for', () => {
    const { purposes } = choose(['analytics', 'marketing'], now, { ...tags, marketing: [] });
    expect(purposes).toEqual({ analytics: true });
  });

  test('is replaced by the next choice', () => {
    choose(['analytics']);
    choose([], now + day);
    expect(currentChoice(version, now + day)?.purposes).toEqual({
      analytics: false,
      marketing: false,
    });
  });

  test('is valid for 180 days', () => {
    choose(['analytics']);
    expect(currentChoice(version, now + 180 * day - 1)).toBeDefined();
    expect(currentChoice(version, now + 180 * day)).toBeUndefined();
  });

  test('from a clock that was ahead is not valid', () => {
    choose(['analytics'], now + day);
    expect(currentChoice(version, now)).toBeUndefined();
  });
});

describe('everybody is asked again after a question', () => {
  const versions: readonly [what: string, version: string][] = [
    ['about another wording', versionOf(tags, '2')],
    ['about a service more', versionOf({ ...tags, analytics: [measure, adverts] }, '1')],
    ['about a service less', versionOf({ ...tags, marketing: [] }, '1')],
    [
      'about a service that sends elsewhere too',
      versionOf(
        { ...tags, analytics: [{ ...measure, origins: ['https://partner.example'] }] },
        '1',
      ),
    ],
    [
      'about a service from elsewhere',
      versionOf({ ...tags, analytics: [{ ...measure, src: 'https://else.example/a.js' }] }, '1'),
    ],
    [
      'about a service with another script or cookie',
      versionOf({ ...tags, analytics: [{ ...measure, cookies: ['_m'] }] }, '1'),
    ],
    [
      'about a service for another purpose',
      versionOf({ analytics: [], marketing: [measure, adverts] }, '1'),
    ],
  ];
  test.each(versions)('%s', (_, changed) => {
    choose(['analytics', 'marketing']);
    expect(currentChoice(changed, now)).toBeUndefined();
  });
});

test.each(['{', 'null', '"yes"', '{"at":1}', '[1]'])(
  'an invalid stored value (%s) is ignored, and replaced by the next choice',
  (text) => {
    storage.setItem(choiceKey, text);
    expect(currentChoice(version, now)).toBeUndefined();
    choose([]);
    expect(kept()).toMatchObject({ version });
  },
);

test('with blocked storage, a choice is valid for its page, and the next page asks again', async () => {
  vi.stubGlobal('localStorage', forbiddenStorage);
  choose(['analytics']);
  expect(currentChoice(version, now)?.purposes.analytics).toBe(true);
  vi.resetModules();
  const nextPage = await import('./choice.ts');
  expect(nextPage.currentChoice(version, now)).toBeUndefined();
});
