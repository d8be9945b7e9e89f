import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import { shareImagePath, urlOf } from './page-head.ts';
import {
  documentTitle,
  indexedPages,
  type PageKindName,
  pageKinds,
  pagesOf,
} from './page-kinds.ts';

const origin = 'https://aurora.example';
const kinds = Object.keys(pageKinds) as readonly PageKindName[];

describe.each(kinds)('a page of the kind %s', (kind) => {
  test('has a title and a description in every language', () => {
    for (const { title, description } of pagesOf(site, kind, origin)) {
      expect(title).not.toBe('');
      expect(description).not.toBe('');
    }
  });

  test('is indexed, unless it is a not-found page', () => {
    const found = indexedPages(site, origin).filter((page) => page.kind === kind);
    expect(found).toEqual(pageKinds[kind].isMissing ? [] : pagesOf(site, kind, origin));
  });
});

describe('a title', () => {
  const [legal] = pagesOf(site, 'legal', origin);
  const [landing] = pagesOf(site, 'landing', origin);
  if (!legal || !landing) throw new Error('The site lacks a page.');

  test('is followed by the brand', () => {
    expect(documentTitle(site, legal)).toBe(`${legal.title} | ${site.facts.name}`);
  });

  test('is complete by itself on the landing page', () => {
    expect(documentTitle(site, landing)).toBe(landing.title);
  });

  test('may contain the separator before the brand', () => {
    expect(documentTitle(site, { ...legal, title: 'A | B' })).toBe(`A | B | ${site.facts.name}`);
  });
});

describe('a share image', () => {
  test.each([
    ['/', 'pt-BR', '/images/share/landing.pt-BR.png'],
    ['/privacy', 'en', '/images/share/privacy.en.png'],
    ['/project/a-case', 'en', '/images/share/project-a-case.en.png'],
  ] as const)('of %s in %s is %s', (path, language, image) => {
    expect(shareImagePath(path, language)).toBe(image);
  });

  test('is unique to its page', () => {
    const images = indexedPages(site, origin).map(({ path, language }) =>
      shareImagePath(path, language),
    );
    expect(new Set(images).size).toBe(images.length);
  });
});

test('a page’s URL has scheme and host', () => {
  const [page] = pagesOf(site, 'legal', origin);
  if (!page) throw new Error('The site has no legal page.');
  expect(languages.map((language) => urlOf(page, language))).toEqual([
    `${origin}/privacy`,
    `${origin}/en/privacy`,
  ]);
});
