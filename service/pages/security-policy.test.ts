import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInlineSources } from './inline-sources.ts';
import { createPageServer } from './page-server.ts';
import type { PagePolicy } from './security-policy.ts';
import { fetchPage } from './testing/fetch-page.ts';
import {
  bootScript,
  buildSampleSite,
  localPolicy,
  type SampleSite,
} from './testing/sample-site.ts';

let site: SampleSite;
beforeAll(async () => {
  site = await buildSampleSite({
    'cookies.html': '<html lang="pt-BR"><img src="data:image/gif;base64,R0">',
  });
});
afterAll(() => site[Symbol.dispose]());

function directives(policy: PagePolicy, path: string, cookie = ''): Map<string, string> {
  const pages = createPageServer({ ...site, policy });
  const response = fetchPage(
    pages,
    new Request(`http://localhost${path}`, { headers: { cookie } }),
  );
  const header = response.headers.get('content-security-policy') ?? '';
  return new Map(
    header.split(';').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const withRecaptcha: PagePolicy = {
  ...localPolicy,
  recaptchaScriptUrl: 'https://www.google.com/recaptcha/api.js',
};

test('tells other sites nothing of the page that a visitor leaves', () => {
  const pages = createPageServer({ ...site, policy: localPolicy });
  const { headers } = fetchPage(pages, new Request('http://localhost/privacy'));
  expect(headers.get('referrer-policy')).toBe('same-origin');
});

describe('policy of a page', () => {
  test('lets in the owner’s tags where some are configured, on every page', () => {
    const tagOrigins = ['https://tags.example'];
    const policy = directives({ ...localPolicy, tagOrigins }, '/privacy');
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
      expect(policy.get(name)).toContain('https://tags.example');
    }
    expect(policy.get('default-src')).toBe("'none'");
  });

  test('lets in itself and its inline code, and nothing else', () => {
    const policy = directives(localPolicy, '/privacy');
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${sha256(bootScript)}`,
      'style-src': sha256('body{color:#123}'),
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  test.each(['/', '/en'])('%s lets Google in where the keys are set', (path) => {
    const policy = directives(withRecaptcha, path, 'lang=en');
    expect(policy.get('script-src')).toContain(
      ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    );
    expect(policy.get('frame-src')).toBe(
      'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    expect(policy.get('connect-src')).toContain(' https://www.google.com/recaptcha/');
  });

  test.each(['/privacy', '/project/ecommerce', '/none', '/en/none'])(
    '%s knows nothing of Google',
    (path) => {
      expect(JSON.stringify([...directives(withRecaptcha, path)])).not.toMatch(/google|gstatic/);
    },
  );

  test('a stand-in is let in by its own origin', () => {
    const standIn = 'http://127.0.0.1:4100';
    const policy = directives(
      { ...localPolicy, recaptchaScriptUrl: `${standIn}/recaptcha/api.js`, ipLookupUrl: standIn },
      '/',
    );
    expect(policy.get('script-src')).toContain(` ${standIn}`);
    expect(policy.get('frame-src')).toBe(standIn);
    expect(policy.get('connect-src')).toBe(`'self' ${standIn}`);
  });

  test.each([
    ['/', "'self' https://api.ipify.org"],
    ['/privacy', "'self'"],
  ])('only the page with the form may ask for the address (%s)', (path, sources) => {
    expect(directives(localPolicy, path).get('connect-src')).toBe(sources);
  });

  test('our own look-up needs no other origin', () => {
    const own = directives({ ...localPolicy, ipLookupUrl: '/api/ip' }, '/');
    expect(own.get('connect-src')).toBe("'self'");
  });

  test('images in data URLs are let in only where they occur', () => {
    expect(directives(localPolicy, '/cookies').get('img-src')).toBe("'self' data:");
    expect(directives(localPolicy, '/').get('img-src')).toBe("'self'");
  });
});

test('https is enforced only for a site that has it', () => {
  const secure = { ...localPolicy, siteUrl: 'https://trinta.example' };
  const open = createPageServer({ ...site, policy: localPolicy });
  const closed = createPageServer({ ...site, policy: secure });
  const request = () => new Request('http://localhost/privacy');
  expect(fetchPage(open, request()).headers.has('strict-transport-security')).toBe(false);
  expect(directives(localPolicy, '/').has('upgrade-insecure-requests')).toBe(false);
  expect(fetchPage(closed, request()).headers.get('strict-transport-security')).toMatch(
    /max-age=\d{8}/,
  );
  expect(directives(secure, '/').has('upgrade-insecure-requests')).toBe(true);
});

test('share images may be shown elsewhere, everything else not', () => {
  const pages = createPageServer({ ...site, policy: localPolicy });
  const reach = (path: string) =>
    fetchPage(pages, new Request(`http://localhost${path}`)).headers.get(
      'cross-origin-resource-policy',
    );
  expect(reach('/images/team/ana.avif')).toBe('cross-origin');
  expect(reach('/')).toBe('same-origin');
  expect(reach('/assets/entry-C0ffee.js')).toBe('same-origin');
});

describe('inline sources', () => {
  test.each([
    ['<script>a()</script>', 'a()'],
    ['<script type="module">a()</script>', 'a()'],
    ['<SCRIPT TYPE=MODULE async>a()</SCRIPT >', 'a()'],
    ['<script type="speculationrules">{"prefetch":[]}</script>', '{"prefetch":[]}'],
    ["<script data-x='a>b'>a()\r\nb()</script>", 'a()\nb()'],
    ['<script data-src="x">a()</script>', 'a()'],
  ])('%s is hashed as the browser reads it', (html, content) => {
    expect(findInlineSources(html).scripts).toEqual([sha256(content)]);
  });

  test.each([
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{"name":"<script>"}</script>',
    '<!-- <script>a()</script> -->',
    '<p>a script</p>',
  ])('%s needs no hash', (html) => {
    expect(findInlineSources(html).scripts).toEqual([]);
  });

  test('styles count too, those for visitors without script included', () => {
    const html =
      '<style>a{}</style><noscript><style media="all">b{}</style></noscript><style>a{}</style>';
    expect(findInlineSources(html).styles).toEqual([sha256('a{}'), sha256('b{}')]);
  });
});
