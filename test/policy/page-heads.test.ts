import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import { addressIn } from '../../src/addresses.ts';
import { documentTitle, indexedPages } from '../../src/head/page-kinds.ts';
import { showsDemo } from '../visual/shows-demo.ts';
import {
  alternatesOf,
  type BuiltPage,
  builtPages,
  fileAt,
  foundPages,
  linksOf,
  metaOf,
  origin,
  pngSize,
} from './support/built-site.ts';
import { decode } from './support/read-tags.ts';

const titleOf = ({ html }: BuiltPage) => decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
const languageOf = ({ tags }: BuiltPage) =>
  tags.find(({ name }) => name === 'html')?.attributes.lang;
const canonicalOf = (page: BuiltPage) => linksOf(page, 'canonical').map(({ href }) => href);
const everyPage = builtPages.map((page) => [page.file, page] as const);
const everyFoundPage = foundPages.map((page) => [page.path, page] as const);

const indexed = indexedPages(site, origin).map((page) => ({
  path: addressIn(page.language, page.path),
  title: documentTitle(site, page),
  description: page.description,
}));

test('exactly the site’s pages are built, in every language, with their titles', () => {
  const built = foundPages.map((page) => ({
    path: page.path,
    title: titleOf(page),
    description: metaOf(page, 'description'),
  }));
  const byPath = (one: { path: string }, other: { path: string }) =>
    one.path < other.path ? -1 : 1;
  expect(built.sort(byPath)).toEqual(indexed.toSorted(byPath));
});

test.each(languages)('no two pages in %s have the same title or description', (language) => {
  const pages = foundPages.filter((page) => languageOf(page) === language);
  const titles = pages.map(titleOf);
  const descriptions = pages.map((page) => metaOf(page, 'description'));
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(descriptions.filter((text, at) => descriptions.indexOf(text) !== at)).toEqual([]);
});

test.each(everyPage)('%s prevents iOS from turning numbers into links', (_, page) => {
  expect(metaOf(page, 'format-detection')).toBe('telephone=no');
});

test.each(everyPage)('%s has the element that its first paint waits for', (_, page) => {
  const [awaited] = linksOf(page, 'expect').map(({ href }) => href);
  const ids = page.tags.map(({ attributes }) => `#${attributes.id}`);
  expect(ids).toContain(awaited);
});

test.each(everyFoundPage)('%s has Open Graph data with its own texts', (_, page) => {
  expect(metaOf(page, 'og:title')).toBe(titleOf(page));
  expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
  expect([metaOf(page, 'og:url')]).toEqual(canonicalOf(page));
  expect(metaOf(page, 'og:type')).toMatch(/^(?:website|article)$/);
  expect(metaOf(page, 'og:site_name')).toBe(site.facts.name);
  expect(
    metaOf(page, 'og:locale')
      ?.replace('_', '-')
      .startsWith(languageOf(page) ?? '?'),
  ).toBe(true);
  const locales = page.tags
    .filter(({ attributes }) => attributes.property?.startsWith('og:locale'))
    .map(({ attributes }) => attributes.content);
  expect(new Set(locales).size).toBe(languages.length);
  expect(locales.filter((locale) => !/^[a-z]{2}_[A-Z]{2}$/.test(locale ?? ''))).toEqual([]);
  expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
});

test.each(everyPage)('%s has a share image of 1200 × 630, or none', (_, page) => {
  const image = metaOf(page, 'og:image');
  // An owner may not have drawn them yet, which `check:launch` reports.
  if (image === undefined && (page.isMissing || !showsDemo)) return;
  expect(image, 'npm run artwork:share draws it').toBeDefined();
  expect(image?.startsWith(`${origin}/`)).toBe(true);
  const file = fileAt(new URL(image ?? origin).pathname);
  expect(file, image).toBeDefined();
  expect(pngSize(file ?? '')).toBe('1200x630');
  expect(metaOf(page, 'og:image:alt')).toBe(titleOf(page));
  expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual([
    '1200',
    '630',
  ]);
});

describe('the canonical URL', () => {
  test.each(everyFoundPage)('%s is its own canonical URL', (path, page) => {
    expect(canonicalOf(page)).toEqual([new URL(path, origin).href]);
    expect(metaOf(page, 'robots')).toBe('index, follow');
  });

  test('each page and its alternates refer to each other', () => {
    const byAddress = new Map(foundPages.map((page) => [new URL(page.path, origin).href, page]));
    for (const page of foundPages) {
      const alternates = alternatesOf(page);
      const expected = languages.length > 1 ? [...languages, 'x-default'] : [];
      expect(Object.keys(alternates).sort()).toEqual(expected.sort());
      for (const language of languages.length > 1 ? languages : []) {
        const other = byAddress.get(alternates[language] ?? '');
        expect(other && languageOf(other), alternates[language]).toBe(language);
        expect(other && alternatesOf(other)).toEqual(alternates);
      }
    }
  });

  test.runIf(languages.length > 1)('the alternates are the same page in each language', () => {
    for (const { language, path } of indexedPages(site, origin)) {
      const page = foundPages.find((one) => one.path === addressIn(language, path));
      const addresses = [...languages, languages[0]].map(
        (one) => new URL(addressIn(one, path), origin).href,
      );
      expect(page && Object.values(alternatesOf(page)), path).toEqual(addresses);
    }
  });

  test('the not-found pages are not indexed and have no canonical URL', () => {
    const missing = builtPages.filter(({ isMissing }) => isMissing);
    expect(missing.length).toBeGreaterThanOrEqual(2 * languages.length);
    for (const page of missing) {
      expect(metaOf(page, 'robots')).toBe('noindex');
      expect(canonicalOf(page)).toEqual([]);
      expect(alternatesOf(page)).toEqual({});
    }
  });
});
