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

/** Scripts that were put into the head, and cookies that were written. */
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
  // Which scripts run is known to the page, that is to the module.
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a tag', () => {
  test('is loaded where its purpose was agreed to', async () => {
    const { runTags } = await import('./run-tags.ts');
    runTags(tags, choice(true, false));
    expect(loaded).toEqual([measure.src]);
  });

  test('is loaded once, also where it serves both purposes', async () => {
    const { runTags } = await import('./run-tags.ts');
    const both = { analytics: [measure], marketing: [measure] };
    runTags(both, choice(true, true));
    runTags(both, choice(true, true));
    expect(loaded).toEqual([measure.src]);
  });

  test('waits until a page that was rendered ahead is seen', async () => {
    const { runTags } = await import('./run-tags.ts');
    page.prerendering = true;
    runTags(tags, choice(true, true));
    expect(loaded).toEqual([]);
    page.prerendering = false;
    runTags(tags, choice(true, true));
    expect(loaded).toEqual([measure.src, adverts.src]);
  });
});

describe('the page must be loaded anew', () => {
  test('where a tag runs that is refused now', async () => {
    const { runTags, runsAgainst } = await import('./run-tags.ts');
    runTags(tags, choice(true, false));
    expect(runsAgainst(tags, choice(false, true))).toBe(true);
  });

  test('where a tag runs and no choice holds any more', async () => {
    const { runTags, runsAgainst } = await import('./run-tags.ts');
    runTags(tags, choice(true, false));
    expect(runsAgainst(tags, undefined)).toBe(true);
  });

  test('not where the tags that run are agreed to, or none runs', async () => {
    const { runTags, runsAgainst } = await import('./run-tags.ts');
    expect(runsAgainst(tags, undefined)).toBe(false);
    expect(runsAgainst(tags, choice(false, false))).toBe(false);
    runTags(tags, choice(true, false));
    expect(runsAgainst(tags, choice(true, true))).toBe(false);
  });
});

describe('a refusal', () => {
  const names = () => [...new Set(written.map((cookie) => cookie.split('=')[0]))];

  test('removes the cookies that its tags name, to the letter or by how they begin', async () => {
    const { forgetRefused } = await import('./run-tags.ts');
    forgetRefused(tags, choice(false, true));
    expect(names()).toEqual(['_m', '_ga', '_ga_X']);
    for (const cookie of written) expect(cookie).toContain('; Max-Age=0');
  });

  test('leaves those of the tags that are agreed to', async () => {
    const { forgetRefused } = await import('./run-tags.ts');
    forgetRefused(tags, choice(true, true));
    expect(written).toEqual([]);
  });

  test('removes them from the host and from every domain above it', async () => {
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
