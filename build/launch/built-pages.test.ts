import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PagePolicy } from '../../service/pages/security-policy.ts';
import { readPolicy } from '../read-policy.ts';
import { writeStaticHostFiles } from '../static-host-files.ts';
import { checkBuiltPages } from './built-pages.ts';

const origin = 'https://aurora.com.br';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-'));
  write('app/page.tsx', '', -60);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file as if so many seconds from now. */
function write(name: string, text: string, seconds: number): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  const time = Date.now() / 1000 + seconds;
  utimesSync(path, time, time);
}

const policy = readPolicy({ SITE_URL: origin });
const now = Date.now();
const outcomes = () => checkBuiltPages({ root, origin, policy, now }).map(({ outcome }) => outcome);
const failures = () =>
  checkBuiltPages({ root, origin, policy, now })
    .filter(({ outcome }) => outcome === 'fail')
    .map(({ what }) => what);
const keys = { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' };
const page = (of: string) => `<link rel="canonical" href="${of}/">`;

test('no pages', () => {
  expect(outcomes()).toEqual(['fail']);
});

test('pages that are newer than their sources and name the site', () => {
  write('dist/site/index.html', page(origin), 0);
  write('app/page.test.tsx', '', 60);
  expect(outcomes()).toEqual(['pass', 'pass']);
});

test('pages that are older than a source', () => {
  write('dist/site/index.html', page(origin), 0);
  write('app/words.ts', '', 60);
  expect(outcomes()).toEqual(['fail', 'pass']);
});

test.each(['service/pages/headers.ts', 'app/content/en/projects/product-launch.ts'])(
  'pages that are older than %s',
  (source) => {
    write('dist/site/index.html', page(origin), 0);
    write(source, '', 60);
    expect(outcomes()).toEqual(['fail', 'pass']);
  },
);

test.each([
  ['moved here with its old time', 'own', -3600],
  ['of the same length', 'mine', 60],
])('a public file %s that the last build does not serve', (_, own, seconds) => {
  write('dist/site/index.html', page(origin), 0);
  write('dist/site/favicon.ico', 'demo', 0);
  write('public/favicon.ico', own, seconds);
  expect(failures()).toEqual([expect.stringContaining('favicon.ico')]);
});

test('a public file that the last build lacks, and one that was only touched', () => {
  write('dist/site/index.html', page(origin), 0);
  write('dist/site/favicon.ico', 'own', 0);
  write('public/favicon.ico', 'own', 60);
  expect(failures()).toEqual([]);
  write('public/images/shop/logo.svg', '<svg/>', -3600);
  expect(failures()).toEqual([expect.stringMatching(/images.shop/)]);
});

test('a public file that was deleted, and nothing that the build itself makes', () => {
  write('dist/site/index.html', page(origin), 0);
  for (const name of ['robots.txt', 'links.rules', '_redirects', 'assets/a.js', 'index.html.br'])
    write(`dist/site/${name}`, '', 0);
  write('public/robots.txt', 'the build writes its own', -60);
  expect(failures()).toEqual([]);
  for (const name of ['brochure.pdf', 'words.txt', 'words.txt.gz'])
    write(`dist/site/${name}`, '', 0);
  expect(failures()).toEqual([expect.stringMatching(/deleted: brochure.pdf, words.txt$/)]);
});

test('this command is no source of the pages', () => {
  write('dist/site/index.html', page(origin), 0);
  write('build/launch/finding.ts', '', 60);
  write('build/check-launch.ts', '', 60);
  expect(outcomes()).toEqual(['pass', 'pass']);
});

test('one page, or the site map, that names another site', () => {
  write('dist/site/index.html', page(origin), 0);
  write('dist/site/en/privacy.html', page('https://trinta.example'), 0);
  expect(outcomes()).toEqual(['pass', 'fail']);
  write('dist/site/en/privacy.html', page(origin), 0);
  write('dist/site/sitemap.xml', '<loc>https://trinta.example/</loc>', 0);
  expect(outcomes()).toEqual(['pass', 'fail']);
});

test('a picture that was deleted, and that the last build still serves', () => {
  write('dist/site/index.html', page(origin), 0);
  write('public/images/shop/logo.svg', '', -60);
  for (const name of ['shop/logo.svg', 'shop/logo.svg.br'])
    write(`dist/site/images/${name}`, '', 0);
  expect(outcomes()).toEqual(['pass', 'pass']);
  write('dist/site/images/ecommerce/logo.svg', '', 0);
  expect(failures()).toEqual([expect.stringContaining('ecommerce')]);
});

test.each([
  ['without the keys', {}, keys, 'lacks https://www.google.com/recaptcha/'],
  ['with keys that are gone', keys, {}, 'has https://www.google.com/recaptcha/'],
  ['for another look-up', {}, { IP_LOOKUP_URL: 'https://ip.example/' }, 'lacks https://ip.example'],
])('headers for static hosts that were built %s', (_, built, checked, difference) => {
  write('dist/site/index.html', page(origin), 0);
  const policyOf = (variables: object) => readPolicy({ SITE_URL: origin, ...variables });
  writeStaticHostFiles(join(root, 'dist/site'), policyOf(built));
  const found = (of: PagePolicy | undefined) =>
    checkBuiltPages({ root, origin, policy: of, now }).filter(({ outcome }) => outcome === 'fail');
  expect(found(policyOf(built))).toEqual([]);
  expect(found(undefined)).toEqual([]);
  expect(found(policyOf(checked)).map(({ what }) => what)).toEqual([
    expect.stringContaining(difference),
  ]);
  expect(found(policyOf(checked))[0]?.todo).toMatch(/npm run build.*RECAPTCHA/);
});

test('headers of a build for another origin are not complained about beside it', () => {
  write('dist/site/index.html', page('http://localhost:3000'), 0);
  const local = readPolicy({ SITE_URL: 'http://localhost:3000' });
  writeStaticHostFiles(join(root, 'dist/site'), local);
  expect(outcomes()).toEqual(['pass', 'fail', 'pass']);
});

test('a security contact that is past', () => {
  write('dist/site/index.html', page(origin), 0);
  write('dist/site/.well-known/security.txt', 'Expires: 2025-01-01T00:00:00Z\n', 0);
  expect(outcomes()).toEqual(['pass', 'pass', 'fail']);
});
