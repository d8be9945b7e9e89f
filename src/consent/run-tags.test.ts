import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Tag, Tags } from '../content/facts.ts';
import type { Choice } from './choice.ts';

const measure: Tag = {
  name: 'Measure',
  src: 'https://measure.example/a.js',
  origins: [],
  cookies: ['_m', '_ga*'],
};
const adverts: Tag = {
  ...measure,
  name: 'Adverts',
  src: 'https://adverts.example/b.js',
  cookies: ['_ad'],
};
const tags: Tags = { analytics: [measure], marketing: [adverts] };
const choice = (analytics: boolean, marketing: boolean): Choice => ({
  at: '2026-03-15T12:00:00.000Z',
  version: '1',
  purposes: { analytics, marketing },
});

/** Scripts appended to the head, and cookies written. */
let loaded: string[];
let written: string[];
const page = {
  prerendering: false,
  createElement: () => ({ src: '' }),
  head: { append: ({ src }: { src: string }) => loaded.push(src) },
  get cookie() {
    return '_m=1; _ga=1; _ga_X=1; _ad=1; other_m=1';
  },
  set cookie(text: string) {
    written.push(text);
  },
};

beforeEach(() => {
  loaded = [];
  written = [];
  page.prerendering = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { hostname: 'www.acme.example' });
  // The module remembers which scripts run on the page.
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a tag', () => {
  test('is loaded if its purpose was accepted', async () => {
    const { runTags } = await import('./run-tags.ts');
    runTags(tags, choice(true, false));
    expect(loaded).toEqual([measure.src]);
  });

  test('is loaded once, even if it serves both purposes', async () => {
    const { runTags } = await import('./run-tags.ts');
    const both = { analytics: [measure], marketing: [measure] };
    runTags(both, choice(true, true));
    runTags(both, choice(true, true));
    expect(loaded).toEqual([measure.src]);
  });

  test('waits until a prerendered page is activated', async () => {
    const { runTags } = await import('./run-tags.ts');
    page.prerendering = true;
    runTags(tags, choice(true, true));
    expect(loaded).toEqual([]);
    page.prerendering = false;
    runTags(tags, choice(true, true));
    expect(loaded).toEqual([measure.src, adverts.src]);
  });
});

describe('a reload is needed', () => {
  test('if a running tag is refused now', async () => {
    const { runTags, runsAgainst } = await import('./run-tags.ts');
    runTags(tags, choice(true, false));
    expect(runsAgainst(tags, choice(false, true))).toBe(true);
  });

  test('if a tag is running and no choice is valid any more', async () => {
    const { runTags, runsAgainst } = await import('./run-tags.ts');
    runTags(tags, choice(true, false));
    expect(runsAgainst(tags, undefined)).toBe(true);
  });

  test('not if all running tags are accepted, or none is running', async () => {
    const { runTags, runsAgainst } = await import('./run-tags.ts');
    expect(runsAgainst(tags, undefined)).toBe(false);
    expect(runsAgainst(tags, choice(false, false))).toBe(false);
    runTags(tags, choice(true, false));
    expect(runsAgainst(tags, choice(true, true))).toBe(false);
  });
});

describe('a refusal', () => {
  const names = () => [...new Set(written.map((cookie) => cookie.split('=')[0]))];

  test('deletes its tags’ cookies, by exact name or by prefix', async () => {
    const { forgetRefused } = await import('./run-tags.ts');
    forgetRefused(tags, choice(false, true));
    expect(names()).toEqual(['_m', '_ga', '_ga_X']);
    for (const cookie of written) expect(cookie).toContain('; Max-Age=0');
  });

  test('keeps cookies of accepted tags', async () => {
    const { forgetRefused } = await import('./run-tags.ts');
    forgetRefused(tags, choice(true, true));
    expect(written).toEqual([]);
  });

  test('deletes them from the host and all its parent domains', async () => {
    const { forgetRefused } = await import('./run-tags.ts');
    forgetRefused(tags, choice(true, false));
    expect(written.map((cookie) => /Domain=(.*)/.exec(cookie)?.[1])).toEqual([
      undefined,
      'www.acme.example',
      'acme.example',
      'example',
    ]);
  });
});
