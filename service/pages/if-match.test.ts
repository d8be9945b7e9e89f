import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageServer, type PageServer } from './page-server.ts';
import { fetchPage } from './testing/fetch-page.ts';
import { buildSampleSite, localPolicy, type SampleSite } from './testing/sample-site.ts';

let site: SampleSite;
let pages: PageServer;

beforeAll(async () => {
  site = await buildSampleSite({ 'images/tour.mp4': new Uint8Array(3 * 1024 * 1024) });
  pages = createPageServer({ ...site, policy: localPolicy });
});
afterAll(() => site[Symbol.dispose]());

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Response {
  return fetchPage(pages, new Request(`http://localhost:3000${path}`, { method, headers }));
}

describe('who asks for one version only (RFC 9110, 13.1.1)', () => {
  const paths = [
    '/',
    '/en',
    '/assets/entry-C0ffee.js',
    '/images/team/ana.webp',
    '/images/tour.mp4',
  ];

  test.each(paths)('gets it of %s', (path) => {
    const tag = get(path).headers.get('etag') ?? '';
    for (const condition of [tag, `"other", ${tag}`, '*']) {
      expect(get(path, { 'if-match': condition }).status, condition).toBe(200);
    }
  });

  test.each(paths)('is told that %s is another by now, and nothing else', async (path) => {
    const tag = get(path).headers.get('etag') ?? '';
    for (const condition of ['"other"', `W/${tag}`, `"other", W/${tag}`, '']) {
      for (const method of ['GET', 'HEAD']) {
        const answer = get(path, { 'if-match': condition, 'accept-encoding': 'br' }, method);
        expect(answer.status, `${method} ${condition}`).toBe(412);
        expect(answer.headers.get('content-encoding')).toBeNull();
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await answer.text()).toBe('');
      }
    }
    // It is the first of all conditions (13.2.2).
    for (const other of [{ 'if-none-match': tag }, { range: 'bytes=0-3' }]) {
      expect(get(path, { 'if-match': '"other"', ...other }).status).toBe(412);
    }
  });

  test('still hears of what is not there, or elsewhere', () => {
    expect(get('/none', { 'if-match': '"other"' }).status).toBe(404);
    expect(get('/privacy/', { 'if-match': '"other"' }).status).toBe(308);
  });
});
