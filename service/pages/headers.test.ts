import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PagePolicy } from './headers.ts';
import { createPages } from './pages-app.ts';
import {
  bootScript,
  buildSampleSite,
  localPolicy,
  type SampleSite,
} from './testing/sample-site.ts';

let site: SampleSite;
beforeAll(async () => {
  site = await buildSampleSite();
});
afterAll(() => site[Symbol.dispose]());

async function headersOf(policy: PagePolicy, path: string): Promise<Headers> {
  return (await createPages({ ...site, policy }).request(path)).headers;
}

async function directives(policy: PagePolicy, path: string): Promise<Map<string, string>> {
  const header = (await headersOf(policy, path)).get('content-security-policy') ?? '';
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
  recaptcha: { scriptUrl: 'https://www.google.com/recaptcha/api.js' },
};

describe('policy of a page', () => {
  test('allows the owner’s configured tags on every page', async () => {
    const tagOrigins = ['https://tags.example'];
    const policy = await directives({ ...localPolicy, tagOrigins }, '/privacy');
    for (const name of ['script-src', 'img-src', 'connect-src', 'frame-src']) {
      expect(policy.get(name)).toContain('https://tags.example');
    }
    expect(policy.get('default-src')).toBe("'none'");
  });

  test('allows its own files and inline code, and nothing else', async () => {
    const policy = await directives(localPolicy, '/privacy');
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': `'self' ${sha256(bootScript)}`,
      'style-src': sha256('body{color:#123}'),
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    });
  });

  test.each(['/', '/en'])('%s allows Google if the keys are set', async (path) => {
    const policy = await directives(withRecaptcha, path);
    expect(policy.get('script-src')).toContain(
      ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    );
    expect(policy.get('frame-src')).toBe(
      'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    expect(policy.get('connect-src')).toContain(' https://www.google.com/recaptcha/');
  });

  test.each(['/privacy', '/project/ecommerce', '/none', '/en/none'])(
    '%s does not allow Google',
    async (path) => {
      expect(JSON.stringify([...(await directives(withRecaptcha, path))])).not.toMatch(
        /google|gstatic/,
      );
    },
  );

  test('a test server is allowed by its origin', async () => {
    const standIn = 'http://127.0.0.1:4100';
    const policy = await directives(
      {
        ...localPolicy,
        recaptcha: { scriptUrl: `${standIn}/recaptcha/api.js` },
        ipLookupUrl: standIn,
      },
      '/',
    );
    expect(policy.get('script-src')).toContain(` ${standIn}`);
    expect(policy.get('frame-src')).toBe(standIn);
    expect(policy.get('connect-src')).toBe(`'self' ${standIn}`);
  });

  test.each([
    ['/', "'self' https://api.ipify.org"],
    ['/privacy', "'self'"],
  ])('only the page with the form may look up the IP address (%s)', async (path, sources) => {
    expect((await directives(localPolicy, path)).get('connect-src')).toBe(sources);
  });

  test('our own IP look-up needs no other origin', async () => {
    const own = await directives({ ...localPolicy, ipLookupUrl: '/api/ip' }, '/');
    expect(own.get('connect-src')).toBe("'self'");
  });
});

test('https is enforced only for a site that has it', async () => {
  const secure = { ...localPolicy, siteUrl: 'https://trinta.example' };
  expect((await headersOf(localPolicy, '/')).has('strict-transport-security')).toBe(false);
  expect((await directives(localPolicy, '/')).has('upgrade-insecure-requests')).toBe(false);
  const hsts = (await headersOf(secure, '/privacy')).get('strict-transport-security');
  expect(hsts).toMatch(/max-age=\d{8}/);
  expect((await directives(secure, '/')).has('upgrade-insecure-requests')).toBe(true);
});
