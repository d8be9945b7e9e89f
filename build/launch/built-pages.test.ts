import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

const outcomes = () => checkBuiltPages({ root, origin }).map(({ outcome }) => outcome);
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

test.each([
  'server/pages/headers.ts',
  'app/content/en/projects/product-launch.ts',
  'public/images/product-launch/logo.svg',
])('pages that are older than %s', (source) => {
  write('dist/site/index.html', page(origin), 0);
  write(source, '', 60);
  expect(outcomes()).toEqual(['fail', 'pass']);
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
  const found = checkBuiltPages({ root, origin }).filter(({ outcome }) => outcome === 'fail');
  expect(found.map(({ what }) => what)).toEqual([expect.stringContaining('ecommerce')]);
});
