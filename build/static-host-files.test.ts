import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site as content } from '#site';
import { parseEnv } from '../service/env.ts';
import { createPages } from '../service/pages/pages-app.ts';
import { buildSampleSite, localPolicy } from '../service/pages/testing/sample-site.ts';
import { parsePage, readPageTraits } from './page-manifest.ts';
import { siteUrl } from './site-url.ts';
import { describeForStaticHost } from './static-host-files.ts';

/** Cloudflare Pages' limit for a line, in characters. */
const maximumHeaderLine = 2_000;

/** Parses `_headers` as the hosts do: a path, then indented lines. */
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

function directivesOf(headers: Headers | undefined): Map<string, string[]> {
  const policy = headers?.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

test('a static host sends the same headers as the page server', async () => {
  using site = await buildSampleSite();
  const { headers, redirects } = describeForStaticHost(site.manifest.pages, localPolicy);
  const rules = parseRules(headers);
  writeFileSync(join(site.folder, '_headers'), headers);
  const pages = createPages({ ...site, policy: localPolicy });
  const served = (await pages.request('/en')).headers;
  for (const name of ['referrer-policy', 'permissions-policy']) {
    expect(rules.get('/*')?.get(name)).toBe(served.get(name));
  }
  for (const name of ['cache-control', 'speculation-rules', 'cross-origin-resource-policy']) {
    expect(rules.get('/en')?.get(name), name).toBe(served.get(name));
  }
  // Hosts join two headers of one name with a comma, which only a policy may have.
  const twice = ['/en', '/assets/*', '/images/*'].flatMap((path) =>
    [...(rules.get('/*')?.keys() ?? [])].filter((name) => rules.get(path)?.has(name)),
  );
  expect(new Set(twice)).toEqual(new Set(['content-security-policy']));
  // The hashes of all pages' inline code are in one policy.
  const written = directivesOf(rules.get('/*'));
  for (const [name, sources] of directivesOf(served)) {
    expect(written.get(name), name).toEqual(expect.arrayContaining(sources));
  }
  expect(rules.get('/assets/*')?.get('cache-control')).toContain('immutable');
  expect(rules.get('/privacy')?.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(redirects.split('\n')).toEqual(
    expect.arrayContaining(['/en/project/* /en/project/404.html 404', '/en/* /en/404.html 404']),
  );
  expect((await pages.request('/_headers')).status).toBe(404);
});

test('a build with the function’s variables allows what its form requests', async () => {
  using site = await buildSampleSite();
  const policy = parseEnv({
    SITE_URL: 'https://www.acme.example',
    RECAPTCHA_SITE_KEY: 'key',
    RECAPTCHA_SECRET: 'secret',
    IP_LOOKUP_URL: 'https://ip.example/json',
  });
  const rules = parseRules(describeForStaticHost(site.manifest.pages, policy).headers);
  const directives = directivesOf(rules.get('/*'));
  expect(directives.get('script-src')).toContain('https://www.google.com/recaptcha/');
  expect(directives.get('frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(directives.get('connect-src')).toContain('https://ip.example');
  expect(rules.get('/*')?.has('strict-transport-security')).toBe(true);
  // A host joins all matching rules, and browsers enforce each policy.
  expect(rules.get('/')?.get('content-security-policy')).toMatch(/recaptcha/);
  const withoutForm = rules.get('/privacy')?.get('content-security-policy');
  expect(withoutForm).toContain("script-src 'self'");
  expect(withoutForm).not.toMatch(/recaptcha|ip\.example/);
});

test('an SVG opened by itself keeps its styles', async () => {
  using site = await buildSampleSite({ 'mark.svg': '<svg><style>path{fill:red}</style></svg>' });
  const rules = parseRules(describeForStaticHost(site.manifest.pages, localPolicy).headers);
  const { styles } = readPageTraits(parsePage('<style>path{fill:red}</style>'));
  expect(rules.get('/*')?.get('content-security-policy')).toContain(styles.at(0));
});

test('a build without variables is for the company’s domain, without reCAPTCHA', async () => {
  using site = await buildSampleSite();
  expect(siteUrl({ SITE_URL: ' ' })).toBe(`https://${content.facts.domain}`);
  const policy = parseEnv({ SITE_URL: siteUrl({}) });
  expect(describeForStaticHost(site.manifest.pages, policy).headers).not.toMatch(/recaptcha/);
});
