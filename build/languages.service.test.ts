import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadSite } from '../src/content/load-site.ts';
import { pageKinds } from '../src/head/page-kinds.ts';
import { checkBuiltPages } from './launch/built-pages.ts';

const folder = '.cache/languages';

/**
 * Creates a new site in these languages and builds it; returns the HTML of its pages by path.
 *
 * @param more extra lines of its `site.yaml`
 */
function buildWith(languages: string, variables: Record<string, string> = {}, more = '') {
  rmSync(folder, { recursive: true, force: true });
  const env = {
    ...process.env,
    ...variables,
    SITE_FOLDER: `${folder}/site`,
    DIST_FOLDER: `${folder}/dist`,
  };
  const run = (...command: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    return stderr;
  };
  const facts = ['--name', 'Maré', '--domain', 'mare.example', '--email', 'oi@mare.example'];
  run('build/new-site.ts', ...facts, '--languages', languages);
  appendFileSync(`${folder}/site/site.yaml`, more);
  const warnings = run('build/build.ts');
  const built = `${folder}/dist/site`;
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' });
  const pages = new Map(
    names
      .filter((name) => /\.(?:html|xml|txt)$/.test(name))
      .map((name) => [name, readFileSync(join(built, name), 'utf8')]),
  );
  return { pages, warnings };
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a site in English alone, without a newsletter', () => {
  const { pages } = buildWith('en', {}, 'newsletter: no\n');

  test('has every page once, in English and without a prefix', () => {
    const documents = [...pages].filter(([name]) => name.endsWith('.html'));
    const { site } = loadSite(`${folder}/site`);
    const paths = Object.values(pageKinds).flatMap((kind) => kind.paths(site));
    const expected = paths.map((path) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`));
    expect(documents.map(([name]) => name).sort()).toEqual(expected.sort());
    for (const [, html] of documents) expect(html).toContain('<html lang="en"');
    expect(existsSync(`${folder}/site/words/pt-BR`)).toBe(false);
  });

  test('has no language switch, and no redirect to another language', () => {
    for (const [name, text] of pages) {
      expect(text.match(/hreflang|localStorage\.getItem|href="\/(?:en|pt)\b/i), name).toBeNull();
    }
  });

  test('has no newsletter form, and the element that its first paint waits for', () => {
    for (const [name, text] of pages) {
      expect(text, name).not.toContain('name="newsletterEmail"');
      const [, awaited] = /<link rel="expect" href="#([^"]+)"/.exec(text) ?? [];
      if (awaited) expect(text.includes(`id="${awaited}"`), `${name}: ${awaited}`).toBe(true);
    }
  });

  test('names its language in security.txt', () => {
    expect(readFileSync(`${folder}/dist/site/.well-known/security.txt`, 'utf8')).toContain(
      'Preferred-Languages: en\n',
    );
  });

  test('counts as older than a file that was saved while its pages were rendered', () => {
    const [site, dist] = [`${folder}/site`, `${folder}/dist`];
    expect(checkBuiltPages(site, undefined, dist)).toEqual([]);
    const { mtime } = statSync(`${dist}/site/index.html`);
    utimesSync(`${site}/site.yaml`, mtime, mtime);
    expect(checkBuiltPages(site, undefined, dist)).toMatchObject([
      { remark: { sentence: 'pagesOlder', values: { file: `${site}/site.yaml` } } },
    ]);
  });
});

test('the first language has the paths without prefix', () => {
  const { pages, warnings } = buildWith('en,pt-BR', { SITE_ULR: 'https://other.example' });
  expect(pages.get('index.html')).toContain('<html lang="en"');
  expect(pages.get('pt.html')).toContain('<html lang="pt-BR"');
  expect(pages.get('pt/privacy.html')).toContain(
    '<link rel="alternate" hreflang="x-default" href="https://mare.example/privacy"',
  );
  expect(pages.get('sitemap-0.xml')).toContain(
    'hreflang="pt-BR" href="https://mare.example/pt/privacy"',
  );
  // Otherwise the misspelled setting would be ignored silently.
  expect(warnings).toMatch(/SITE_ULR.*SITE_URL/);
});
