import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../app/content/brand.ts';
import { createPageServer } from '../server/pages/page-server.ts';
import { buildSampleSite, localPolicy, samplePage } from '../server/pages/sample-site.ts';
import { maximumHeaderLine, readPolicy, writeStaticHostFiles } from './static-host-files.ts';

/** Reads `_headers` the way the hosts do: path, then indented lines. */
function parseRules(text: string): Map<string, Headers> {
  const rules = new Map<string, Headers>();
  let current = new Headers();
  for (const line of text.split('\n').filter(Boolean)) {
    expect(line.length).toBeLessThanOrEqual(maximumHeaderLine);
    if (!line.startsWith(' ')) {
      current = new Headers();
      rules.set(line, current);
    } else
      current.append(line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1));
  }
  return rules;
}

test('a static host sends what the page server sends', async () => {
  using site = await buildSampleSite();
  writeStaticHostFiles(site.folder, localPolicy);
  const rules = parseRules(readFileSync(join(site.folder, '_headers'), 'utf8'));
  const pages = createPageServer({ ...site, policy: localPolicy });
  const served = pages.fetch(new Request('http://localhost/en')).headers;
  for (const name of ['content-security-policy', 'referrer-policy', 'permissions-policy']) {
    expect(rules.get('/*')?.get(name)).toBe(served.get(name));
  }
  expect(rules.get('/assets/*')?.get('cache-control')).toContain('immutable');
  expect(rules.get('/privacy')?.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(readFileSync(join(site.folder, '_redirects'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['/en/project/* /en/project/404.html 404', '/en/* /en/404.html 404']),
  );
  expect(pages.fetch(new Request('http://localhost/_headers')).status).toBe(404);
});

test('pages with more inline code than a line holds get a policy each', async () => {
  const many = Array.from({ length: 60 }, (_, index) => [
    `page-${index}.html`,
    samplePage('pt-BR', 'Muitas').replace('</head>', `<script>f(${index})</script></head>`),
  ]);
  using site = await buildSampleSite(Object.fromEntries(many));
  writeStaticHostFiles(site.folder, localPolicy);
  const rules = parseRules(readFileSync(join(site.folder, '_headers'), 'utf8'));
  expect(rules.get('/*')?.has('content-security-policy')).toBe(false);
  expect(rules.get('/page-7')?.get('content-security-policy')).toContain('script-src');
});

test('a build with the function’s variables lets in what its form asks for', async () => {
  using site = await buildSampleSite();
  const policy = readPolicy({
    SITE_URL: 'https://www.acme.example',
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
    IP_LOOKUP_URL: 'https://ip.example/json',
  });
  writeStaticHostFiles(site.folder, policy);
  const rules = parseRules(readFileSync(join(site.folder, '_headers'), 'utf8'));
  const content = rules.get('/*')?.get('content-security-policy') ?? '';
  const directives = new Map(
    content.split(';').map((text): [string, string] => [text.split(' ')[0] ?? '', text]),
  );
  expect(directives.get('script-src')).toContain('https://www.google.com/recaptcha/');
  expect(directives.get('frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(directives.get('connect-src')).toContain('https://ip.example');
  expect(rules.get('/*')?.has('strict-transport-security')).toBe(true);
});

test('a build without variables is for the company’s own address, and knows nothing of Google', async () => {
  using site = await buildSampleSite();
  const policy = readPolicy({});
  expect(policy.siteUrl).toBe(`https://${brand.domain}`);
  writeStaticHostFiles(site.folder, policy);
  expect(readFileSync(join(site.folder, '_headers'), 'utf8')).not.toMatch(/google|gstatic/);
});

test('a variable that is wrong ends the build with a sentence', () => {
  expect(() => readPolicy({ RECAPTCHA_SITE_KEY: 'key' })).toThrow(/^RECAPTCHA_SECRET is missing/);
});
