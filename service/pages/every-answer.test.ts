import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageServer } from './page-server.ts';
import { fetchPage } from './testing/fetch-page.ts';
import { buildSampleSite, localPolicy, type SampleSite } from './testing/sample-site.ts';

const siteUrl = 'https://trinta.example';

let site: SampleSite;
beforeAll(async () => {
  site = await buildSampleSite({
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'images/tour.mp4': new Uint8Array(3 * 1024 * 1024),
  });
});
afterAll(() => site[Symbol.dispose]());

const requests: [string, string, RequestInit][] = [
  ['a page', '/privacy', {}],
  ['a page in a stored language', '/', { headers: { cookie: 'lang=en' } }],
  ['a compressed page', '/en', { headers: { 'accept-encoding': 'br' } }],
  ['a script', '/assets/entry-C0ffee.js', {}],
  ['a picture', '/images/team/ana.avif', {}],
  ['part of a picture', '/images/team/ana.avif', { headers: { range: 'bytes=0-3' } }],
  ['no part of a picture', '/images/team/ana.avif', { headers: { range: 'bytes=9999999-' } }],
  ['a film', '/images/tour.mp4', {}],
  ['part of a film', '/images/tour.mp4', { headers: { range: 'bytes=0-3' } }],
  ['an icon', '/favicon.svg', {}],
  ['a typeface', '/assets/archivo-C0ffee.woff2', {}],
  ['a text', '/robots.txt', {}],
  ['what an app is called', '/manifest.webmanifest', {}],
  ['a page that is not there', '/none', {}],
  ['a redirect', '/privacy/', {}],
  ['a page that is another by now', '/', { headers: { 'if-match': '"other"' } }],
  ['a film that is another by now', '/images/tour.mp4', { headers: { 'if-match': '"other"' } }],
  ['a broken address', '/%00', {}],
  ['another method', '/', { method: 'POST' }],
];

/** What a browser has already, so that it is not sent again. */
const known: typeof requests = ['/privacy', '/assets/entry-C0ffee.js', '/images/tour.mp4'].map(
  (path) => [`${path} once more`, path, { headers: { 'if-none-match': '*' } }],
);

describe('whatever is asked for, the answer', () => {
  const answer = (path: string, init: RequestInit) =>
    fetchPage(
      createPageServer({ ...site, policy: { ...localPolicy, siteUrl } }),
      new Request(siteUrl + path, init),
    );

  test.each([...requests, ...known])(
    '%s: is not guessed at, and stays on https',
    (_, path, init) => {
      const { status, headers } = answer(path, init);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const [, age] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
      expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
      const type = headers.get('content-type') ?? '';
      expect(type === '').toBe(status === 304);
      // A module is UTF-8 whatever is said of it.
      if (/^text\/(?!javascript)|\bxml$/.test(type))
        expect(type).toMatch(/charset=utf-8|^image\/svg\+xml$/);
    },
  );

  test.each(requests)('%s: is no document of another site’s frame', (_, path, init) => {
    const { headers } = answer(path, init);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("frame-ancestors 'none'");
    // Only these run or embed anything when they are opened.
    if (!/^(?:text\/html|image\/svg)/.test(headers.get('content-type') ?? '')) return;
    expect(policy).toContain("default-src 'none'");
  });

  // A shorter policy would take the place of the one that the browser keeps with the page.
  test.each(known)('%s: leaves the policy that was kept', (_, path, init) => {
    const { status, headers } = answer(path, init);
    expect([status, headers.get('content-security-policy')]).toEqual([304, null]);
  });

  test.each(requests)('%s: is no other site’s resource, but for images', (_, path, init) => {
    const reach = answer(path, init).headers.get('cross-origin-resource-policy');
    expect(reach).toBe(path.startsWith('/images/') ? 'cross-origin' : 'same-origin');
  });

  test.each(requests.filter(([name]) => /^(?:a.* page|a broken|another)/.test(name)))(
    '%s: tells other sites nothing of the visit, and asks for nothing',
    (_, path, init) => {
      const { headers } = answer(path, init);
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  // It would hide from the page, and from its owner, where a visitor came from.
  test('a redirect keeps where the visitor came from', () => {
    expect(answer('/privacy/', {}).headers.has('referrer-policy')).toBe(false);
  });

  test.each([...requests, ...known])(
    '%s: leaves nothing behind and names no maker',
    (_, path, init) => {
      const { headers } = answer(path, init);
      for (const name of ['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by']) {
        expect(headers.has(name), name).toBe(false);
      }
    },
  );
});
