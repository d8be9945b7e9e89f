import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageServer } from './page-server.ts';
import { buildSampleSite, localPolicy, type SampleSite } from './sample-site.ts';

const siteUrl = 'https://trinta.example';

let site: SampleSite;
beforeAll(async () => {
  site = await buildSampleSite({ 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
});
afterAll(() => site[Symbol.dispose]());

const requests: [string, string, RequestInit][] = [
  ['a page', '/privacy', {}],
  ['a page in a stored language', '/', { headers: { cookie: 'lang=en' } }],
  ['a compressed page', '/en', { headers: { 'accept-encoding': 'br' } }],
  ['a script', '/assets/entry-C0ffee.js', {}],
  ['a picture', '/images/team/ana.avif', {}],
  ['part of a picture', '/images/team/ana.avif', { headers: { range: 'bytes=0-3' } }],
  ['an icon', '/favicon.svg', {}],
  ['a text', '/robots.txt', {}],
  ['a page that is not there', '/none', {}],
  ['a redirect', '/privacy/', {}],
  ['a broken address', '/%00', {}],
  ['another method', '/', { method: 'POST' }],
];

describe('whatever is asked for, the answer', () => {
  const answer = (path: string, init: RequestInit) =>
    createPageServer({ ...site, policy: { ...localPolicy, siteUrl } }).fetch(
      new Request(siteUrl + path, init),
    );

  test.each(requests)('%s: is not guessed at, and stays on https', (_, path, init) => {
    const { headers } = answer(path, init);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const [, age] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    const type = headers.get('content-type') ?? '';
    expect(type).not.toBe('');
    // A module is UTF-8 whatever is said of it.
    if (/^text\/(?!javascript)|\bxml$/.test(type))
      expect(type).toMatch(/charset=utf-8|^image\/svg\+xml$/);
  });

  test.each(requests)('%s: is no document of another site’s frame', (_, path, init) => {
    const { headers } = answer(path, init);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-');
    // Only these run or embed anything when they are opened.
    if (!/^(?:text\/html|image\/svg)/.test(headers.get('content-type') ?? '')) return;
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'none'");
  });

  test.each(requests)('%s: leaves nothing behind and names no maker', (_, path, init) => {
    const { headers } = answer(path, init);
    for (const name of ['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by']) {
      expect(headers.has(name), name).toBe(false);
    }
  });
});
