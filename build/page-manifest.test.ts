import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildSampleSite } from '../service/pages/testing/sample-site.ts';
import { sayRemark } from '../src/content/remark.ts';
import { createPageManifest, findBlocked, parsePage, readPageTraits } from './page-manifest.ts';

const facts = { siteUrl: 'https://trinta.example', tagOrigins: ['https://tags.example'] };

test('every page and every SVG with styles is listed by path', async () => {
  using site = await buildSampleSite({ 'plain.svg': '<svg/>' });
  const { origin, tagOrigins, pages } = createPageManifest(site.folder, facts);
  expect({ siteUrl: origin, tagOrigins }).toEqual(facts);
  expect(Object.keys(pages)).toEqual(
    expect.arrayContaining(['/', '/en', '/404', '/en/project/ecommerce', '/favicon.svg']),
  );
  expect(pages).not.toHaveProperty(['/plain.svg']);
  expect(pages['/privacy']).toEqual({
    scripts: [expect.stringMatching(/^'sha256-.+='$/)],
    styles: [expect.stringMatching(/^'sha256-.+='$/)],
    hasForm: false,
  });
});

test('a page with the lead form is marked', async () => {
  const form = '<form id="lead" data-draft="lead-draft"><input></form>';
  using site = await buildSampleSite({ 'contact.html': form, 'search.html': '<form></form>' });
  const { pages } = createPageManifest(site.folder, facts);
  const withForm = Object.keys(pages).filter((url) => pages[url]?.hasForm);
  expect(withForm.sort()).toEqual(['/', '/contact', '/en']);
});

const traits = (html: string) => readPageTraits(parsePage(html));

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

describe('inline sources', () => {
  test.each([
    ['<script>a()</script>', 'a()'],
    ['<script type="module">a()</script>', 'a()'],
    ['<SCRIPT TYPE=MODULE async>a()</SCRIPT>', 'a()'],
    ['<script type="speculationrules">{"prefetch":[]}</script>', '{"prefetch":[]}'],
    ["<script data-x='a>b'>a()\r\nb()</script>", 'a()\nb()'],
    ['<script data-src="x">a()</script>', 'a()'],
  ])('%s is hashed as the browser reads it', (html, content) => {
    expect(traits(html).scripts).toEqual([sha256(content)]);
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"name":"<script>"}</script>',
    '<!-- <script>a()</script> -->',
    '<p>a script</p>',
  ])('%s needs no hash', (html) => {
    expect(traits(html).scripts).toEqual([]);
  });

  test('styles count, too, including those in noscript', () => {
    const html =
      '<style>a{}</style><noscript><style media="all">b{}</style></noscript><style>a{}</style>';
    expect(traits(html).styles).toEqual([sha256('a{}'), sha256('b{}')]);
  });
});

const own = 'https://aurora.com.br';
const origins = [own, 'https://*.tags.example', 'https://tag.example'];
const violations = (html: string) =>
  findBlocked(parsePage(html), origins).map((remark) => sayRemark(remark));

test.each([
  ['<p style="color:red">', 'style'],
  ["<a title='a > b' onclick='go()'>", 'onclick'],
])('%s is blocked', (html, what) => {
  expect(violations(html)).toEqual([expect.stringContaining(what)]);
});

test.each([
  '<p data-style="x" title="use style = &quot;a&quot;">only=on</p>',
  `<script>document.write('<p style="a">')</script>`,
  '<!-- <p style="a"> -->',
])('%s is not', (html) => {
  expect(violations(html)).toEqual([]);
});

describe('content from another host', () => {
  test.each([
    ['<iframe src="https://www.youtube.com/embed/1">', 'https://www.youtube.com'],
    ['<img alt="" src="//cdn.example/a.png">', 'https://cdn.example'],
    ["<img src='http://cdn.example/a.png'>", 'http://cdn.example'],
    ['<img srcset="/a.png 1x, https://cdn.example/b.png 2x">', 'https://cdn.example'],
    ['<source srcset="https://cdn.example/a.avif 1x">', 'https://cdn.example'],
    ['<source src="https://cdn.example/a.mp4">', 'https://cdn.example'],
    ['<video poster="https://cdn.example/a.png">', 'https://cdn.example'],
    ['<audio src="https://cdn.example/a.mp3">', 'https://cdn.example'],
    ['<img src="https://other.example/">', 'https://other.example'],
    ['<img src="https://nottag.example/">', 'https://nottag.example'],
    ['<iframe src="https://www.google.com/maps/embed">', 'https://www.google.com'],
  ])('%s is blocked', (html, origin) => {
    const [violation = '', ...more] = violations(html);
    for (const part of [origin, 'service/pages/headers.ts', 'public/']) {
      expect(violation).toContain(part);
    }
    expect(more).toEqual([]);
  });

  test.each([
    '<img src="/images/a.png" srcset="/images/a.png 1x, /images/b.png 2x">',
    `<img src="${own}/images/a.png">`,
    '<a href="https://cdn.example/">',
    '<img src="https://tag.example/pixel"><iframe src="https://eu.tags.example/">',
    '<img data-src="https://cdn.example/a.png" src="data:image/png;base64,AA">',
  ])('%s is not', (html) => {
    expect(violations(html)).toEqual([]);
  });
});
