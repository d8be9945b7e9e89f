import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPages } from './pages-app.ts';
import { buildSampleSite, localPolicy, type SampleSite } from './testing/sample-site.ts';

const siteUrl = 'https://trinta.example';

let site: SampleSite;
let pages: Hono;
beforeAll(async () => {
  site = await buildSampleSite({ 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  pages = createPages({ ...site, policy: { ...localPolicy, siteUrl } });
});
afterAll(() => site[Symbol.dispose]());

const documents: [string, string, RequestInit][] = [
  ['a page', '/privacy', {}],
  ['a compressed page', '/en', { headers: { 'accept-encoding': 'br' } }],
  ['a page that is not there', '/none', {}],
  ['another method', '/', { method: 'POST' }],
];
const files: typeof documents = [
  ['a script', '/assets/entry-C0ffee.js', {}],
  ['a picture', '/images/team/ana.avif', {}],
  ['a drawing', '/logo.svg', {}],
  ['a drawing with a style', '/favicon.svg', {}],
  ['a text', '/robots.txt', {}],
  ['a redirect', '/privacy/', {}],
];

const ask = async (path: string, init: RequestInit) => await pages.request(siteUrl + path, init);

test.each([...documents, ...files])(
  '%s: has nosniff, HSTS and no framing by other sites',
  async (_, path, init) => {
    const { headers } = await ask(path, init);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const [, age] = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("frame-ancestors 'none'");
    // Only these run scripts or embed resources when they are opened.
    if (/^(?:text\/html|image\/svg)/.test(headers.get('content-type') ?? '')) {
      expect(policy).toContain("default-src 'none'");
    }
    const reach = path.startsWith('/images/') ? 'cross-origin' : 'same-origin';
    expect(headers.get('cross-origin-resource-policy')).toBe(reach);
    for (const name of ['set-cookie', 'access-control-allow-origin', 'server', 'x-powered-by']) {
      expect(headers.has(name), name).toBe(false);
    }
  },
);

describe.each(documents)('%s', (_, path, init) => {
  test('sends other sites no referrer, and uses no permission', async () => {
    const { headers } = await ask(path, init);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

test('a drawing opened on its own keeps its style', async () => {
  const { headers } = await ask('/favicon.svg', {});
  expect(headers.get('content-security-policy')).toMatch(/style-src 'sha256-/);
});
