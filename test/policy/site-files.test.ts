import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languages, site } from '#site';
import { readPageManifest } from '../../service/pages/page-manifest.ts';
import { addressIn } from '../../src/addresses.ts';
import {
  alternatesOf,
  builtFolder,
  fileAt,
  foundPages,
  origin,
  pngSize,
} from './support/built-site.ts';

const dayMs = 86_400_000;
const read = (name: string) => readFileSync(`${builtFolder}/${name}`, 'utf8');

/** The absolute URL of a path, as in pages and sitemaps. */
const addressOf = (path: string) => new URL(path, origin).href;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('the sitemap', () => {
  const parts = matches(read('sitemap-index.xml'), /<loc>([^<]*)<\/loc>/g);
  const entries = parts
    .map((address) => read(new URL(address).pathname))
    .flatMap((part) => matches(part, /<url>(.*?)<\/url>/gs))
    .map((entry) => ({
      address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
      alternates: Object.fromEntries(
        [...entry.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
          ([, language = '', href = '']) => [language, href],
        ),
      ),
    }));

  test('lists exactly the indexed pages', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(
      foundPages.map(({ path }) => addressOf(path)).sort(),
    );
  });

  test('lists the same alternates as the page itself', () => {
    for (const page of foundPages) {
      const entry = entries.find(({ address }) => address === addressOf(page.path));
      expect(entry?.alternates).toEqual(alternatesOf(page));
    }
  });
});

test('robots.txt allows every page and its images, and names the sitemap', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${origin}/sitemap-index.xml`);
  const refused = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const needed = ['/images/', '/assets/', ...foundPages.map(({ path }) => path)];
  for (const path of needed) {
    expect(refused.filter((prefix) => path.startsWith(prefix))).toEqual([]);
  }
});

test('a feed gives each article the day of its page, in the site’s time zone', () => {
  const ids = Object.keys(site.articles);
  const { timeZone } = site.facts;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  for (const language of ids.length > 0 ? languages : []) {
    const feed = read(`${addressIn(language, '/articles')}/rss.xml`);
    const days = matches(feed, /<pubDate>([^<]*)</g).map((date) => day.format(new Date(date)));
    expect(days.sort()).toEqual(ids.map((id) => site.articles[id]?.date).sort());
  }
});

describe('security.txt (RFC 9116)', () => {
  const fields = read('.well-known/security.txt')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(
      (line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const,
    );
  const valuesOf = (name: string) =>
    fields.filter(([field]) => field.toLowerCase() === name).map(([, value]) => value);

  test('has a contact and its own canonical URL', () => {
    expect(valuesOf('contact').length).toBeGreaterThan(0);
    for (const contact of valuesOf('contact')) expect(contact).toMatch(/^(?:mailto:|tel:|https:)/);
    expect(valuesOf('canonical')).toEqual([`${origin}/.well-known/security.txt`]);
    expect(valuesOf('preferred-languages')).toEqual([languages.join(', ')]);
  });

  test('has one expiry date, in the future, within a year', () => {
    const [expires = '', ...more] = valuesOf('expires');
    expect(more).toEqual([]);
    expect(expires).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/);
    const days = (Date.parse(expires) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThanOrEqual(365);
  });
});

test('the manifest has the company’s name, a start page and icons of the declared sizes', () => {
  const manifest = v.parse(
    v.object({
      name: v.literal(site.facts.name),
      short_name: v.literal(site.facts.shortName ?? site.facts.name),
      start_url: v.string(),
      lang: v.picklist(languages),
      icons: v.array(
        v.object({
          src: v.string(),
          sizes: v.string(),
          type: v.string(),
          purpose: v.optional(v.string()),
        }),
      ),
    }),
    JSON.parse(read('manifest.webmanifest')),
  );
  expect(fileAt(manifest.start_url)).toBeDefined();
  for (const { src, sizes, type } of manifest.icons) {
    const file = fileAt(src);
    expect(file, src).toBeDefined();
    if (type === 'image/png') expect(pngSize(file ?? '')).toBe(sizes);
  }
  expect(manifest.icons.some(({ sizes }) => sizes === '512x512')).toBe(true);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('the built site contains only files for visitors and crawlers', () => {
  const expected =
    /\.(?:html|css|js|woff2|svg|png|webp|avif|xml|webmanifest|rules)$|^(?:favicon\.ico|robots\.txt|\.well-known\/security\.txt|_headers|_redirects)$/;
  const files = readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(builtFolder.length + 1))
    .map((name) => name.replace(/\.(?:br|gz|zst)$/, ''));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((name) => !expected.test(name))).toEqual([]);
});

test('only the policies of pages with the form allow its services', () => {
  const withForm = Object.entries(readPageManifest(`${builtFolder}/../pages.json`)?.pages ?? {})
    .filter(([, { hasForm }]) => hasForm)
    .map(([path]) => path);
  expect(withForm.sort()).toEqual(languages.map((language) => addressIn(language, '/')).sort());
});
