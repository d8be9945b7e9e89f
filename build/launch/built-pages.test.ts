import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnv } from '../../service/env.ts';
import { sayRemark } from '../../src/content/remark.ts';
import { describeForStaticHost } from '../static-host-files.ts';
import { checkBuiltPages } from './built-pages.ts';

const policyOf = (variables: Record<string, string>) => ({
  ...parseEnv(variables),
  tagOrigins: [],
});
const policy = policyOf({ SITE_URL: 'https://aurora.com.br' });
const others = policyOf({
  SITE_URL: 'https://www.aurora.com.br',
  RECAPTCHA_SITE_KEY: 'k',
  RECAPTCHA_SECRET: 's',
});

/** Creates a site folder, and the output of a build with the policy. */
function build(): { site: string; dist: string } {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [site, dist] = [join(folder, 'site'), join(folder, 'dist')];
  mkdirSync(site);
  mkdirSync(join(dist, 'site'), { recursive: true });
  writeFileSync(join(site, 'site.yaml'), 'name: Aurora\n');
  const pages = { '/': { scripts: [], styles: [], hasForm: true } };
  const { headers } = describeForStaticHost(pages, policy);
  // After the owner's own rules.
  writeFileSync(join(dist, 'site/_headers'), `/own/*\n  X-Own: yes\n\n${headers}`);
  const manifest = { origin: policy.siteUrl, tagOrigins: [], pages };
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(manifest));
  return { site, dist };
}

test('pages built from these files and settings pass', () => {
  const { site, dist } = build();
  expect(checkBuiltPages(site, policy, dist)).toEqual([]);
});

test('all problems of the built pages are reported at once', () => {
  const { site, dist } = build();
  const later = Date.now() / 1000 + 60;
  utimesSync(join(site, 'site.yaml'), later, later);
  const findings = checkBuiltPages(site, others, dist);
  expect(findings.map(({ outcome }) => outcome)).toEqual(['fail', 'fail', 'fail']);
  for (const told of ['site.yaml', 'https://aurora.com.br', '_headers']) {
    expect(findings.some(({ remark }) => sayRemark(remark).includes(told))).toBe(true);
  }
});

test('pages built before a file was deleted are reported as older than its folder', () => {
  const { site, dist } = build();
  mkdirSync(join(site, 'articles/first'), { recursive: true });
  const built = Date.now() / 1000 + 60;
  utimesSync(join(dist, 'pages.json'), built, built);
  expect(checkBuiltPages(site, policy, dist)).toEqual([]);
  rmSync(join(site, 'articles/first'), { recursive: true });
  // Sets the folder's time as the file system does on a deletion.
  utimesSync(join(site, 'articles'), built + 60, built + 60);
  expect(checkBuiltPages(site, policy, dist)).toMatchObject([
    { remark: { sentence: 'pagesOlder', values: { file: expect.stringMatching(/articles$/) } } },
  ]);
});

test('a link to a page or file of the site that does not exist is reported with its page', () => {
  const { site, dist } = build();
  const links = [
    '/',
    '/#faq',
    '/a%20b.pdf',
    'gone',
    '/gone?x',
    '//other.example/x',
    'mailto:a@b.c',
  ];
  const html = links.map((href) => `<a href="${href}">x</a>`).join('');
  writeFileSync(join(dist, 'site/index.html'), html);
  writeFileSync(join(dist, 'site/a b.pdf'), '');
  expect(checkBuiltPages(site, policy, dist)).toMatchObject([
    { outcome: 'note', remark: { values: { page: '/', link: '/gone' } } },
  ]);
});

test('a missing build is reported by itself', () => {
  const { site, dist } = build();
  expect(checkBuiltPages(site, policy, `${dist}/none`)).toMatchObject([
    { outcome: 'fail', remark: { values: { todo: { sentence: 'rebuildFor' } } } },
  ]);
});
