import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceFolder } from '../../build/replace-folder.ts';
import { parseEnv } from '../env.ts';
import { createPages, createSite } from './pages-app.ts';
import {
  buildSampleSite,
  localPolicy,
  type SampleSite,
  sampleImage,
  samplePage,
} from './testing/sample-site.ts';

let site: SampleSite;
let pages: Hono;

beforeAll(async () => {
  site = await buildSampleSite({ 'images/tour.mp4': new Uint8Array(3 * 1024 * 1024).fill(7) });
  pages = createPages({ ...site, policy: localPolicy });
});
afterAll(() => site[Symbol.dispose]());

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return await pages.request(`http://localhost:3000${path}`, { method, headers });
}

async function titleOf(response: Response): Promise<string | undefined> {
  return /<title>(.*)<\/title>/.exec(await response.text())?.[1];
}

test.each([
  ['/', 'Início'],
  ['/privacy?utm_source=mail', 'Privacidade'],
  ['/project/ecommerce', 'Loja'],
  ['/en', 'Home (prefixed)'],
  ['/en/project/ecommerce', 'Shop (prefixed)'],
])('%s is the page titled %s, with any cookie', async (path, title) => {
  for (const cookie of ['', 'lang=en', 'lang=pt-BR']) {
    const response = await get(path, { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await titleOf(response)).toBe(title);
  }
});

describe('an unknown path', () => {
  test.each([
    ['/nothing', 'Página não encontrada'],
    ['/a/b/c', 'Página não encontrada'],
    ['/project', 'Página não encontrada'],
    ['/project/xyz', 'Projeto não encontrado'],
    ['/en/nothing', 'Page Not Found (prefixed)'],
    ['/en/project/xyz', 'Project Not Found (prefixed)'],
    ['/english', 'Página não encontrada'],
    ['/404', 'Página não encontrada'],
    ['/en/404.html', 'Page Not Found (prefixed)'],
    ['/index.html.br', 'Página não encontrada'],
    ['/_headers', 'Página não encontrada'],
    ['/__proto__', 'Página não encontrada'],
    ['/none/', 'Página não encontrada'],
  ])('%s is a 404 titled %s', async (path, title) => {
    const response = await get(path, { range: 'bytes=0-9', 'if-none-match': '*' });
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
    expect(await titleOf(response)).toBe(title);
  });

  test.each([
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%252e%252e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets%2fentry-C0ffee.js',
    '/assets%5centry-C0ffee.js',
    '/%5c%5cevil',
    '//evil.example/',
    '/%00',
    '/privacy%00.html',
    '/%E0%A4%A',
    '/%',
    '/%c0%ae%c0%ae/etc/passwd',
    `/${'a'.repeat(7_000)}`,
    `/${'/'.repeat(7_000)}x`,
  ])('%.40s finds nothing', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test('a file that was removed since the start is not found', async () => {
    using other = await buildSampleSite();
    const app = createPages({ ...other, policy: localPolicy });
    rmSync(join(other.folder, 'images/team/ana.avif'));
    expect((await app.request('/images/team/ana.avif')).status).toBe(404);
  });
});

test.each([
  ['/privacy/', '/privacy'],
  ['/privacy//', '/privacy'],
  ['//privacy', '/privacy'],
  ['/privacy/?a=1&b=ã', '/privacy?a=1&b=%C3%A3'],
  ['/privacy.html', '/privacy'],
  ['/index.html', '/'],
  ['/en/', '/en'],
  ['/project//ecommerce/', '/project/ecommerce'],
  ['/%65n/privacy?a=1', '/en/privacy?a=1'],
])('%s redirects permanently to %s', async (path, location) => {
  const response = await get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(location);
  // A Referrer-Policy of the redirect would hide where the visitor came from.
  expect(response.headers.has('referrer-policy')).toBe(false);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  '%s gets the allowed methods',
  async (method) => {
    const { status, headers } = await get('/', {}, method);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

test.each(['/', '/assets/entry-C0ffee.js', '/images/team/ana.avif', '/images/tour.mp4', '/none'])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    const head = await get(path, { 'accept-encoding': 'br' }, 'HEAD');
    const full = await get(path, { 'accept-encoding': 'br' });
    expect(head.status).toBe(full.status);
    expect([...head.headers]).toEqual([...full.headers]);
    expect(head.headers.get('content-length')).toBe(String((await full.arrayBuffer()).byteLength));
    expect(await head.text()).toBe('');
  },
);

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s decodes to the page', async (coding, decompress) => {
    const plain = await (await get('/')).text();
    const response = await get('/', { 'accept-encoding': coding });
    const body = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(body.length).toBeLessThan(plain.length / 2);
    expect(decompress(body).toString('utf8')).toBe(plain);
  });

  test('each coding has its own ETag', async () => {
    const codings = ['br', 'gzip', 'identity'];
    const answers = codings.map((coding) => get('/', { 'accept-encoding': coding }));
    const tags = (await Promise.all(answers)).map(({ headers }) => headers.get('etag'));
    expect(new Set(tags).size).toBe(codings.length);
  });

  test('images and fonts are not compressed', async () => {
    for (const path of ['/images/team/ana.avif', '/assets/archivo-C0ffee.woff2']) {
      const { headers } = await get(path, { 'accept-encoding': 'br, gzip' });
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
    }
  });
});

describe('caching', () => {
  test.each([
    ['/', 'no-cache'],
    ['/assets/entry-C0ffee.js', 'public, max-age=31536000, immutable'],
    ['/images/team/ana.avif', 'public, max-age=86400'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/none', 'no-cache'],
  ])('%s: %s', async (path, expected) => {
    expect((await get(path)).headers.get('cache-control')).toBe(expected);
  });

  test.each(['/', '/en', '/assets/entry-C0ffee.js', '/images/team/ana.webp', '/images/tour.mp4'])(
    '%s is not sent twice',
    async (path) => {
      const first = await get(path, { 'accept-encoding': 'gzip' });
      const tag = first.headers.get('etag') ?? '';
      for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = await get(path, { 'accept-encoding': 'gzip', 'if-none-match': condition });
        expect(again.status).toBe(304);
        for (const name of ['etag', 'cache-control', 'vary', 'x-content-type-options']) {
          expect(again.headers.get(name)).toBe(first.headers.get(name));
        }
        // A shorter policy would replace the one that the browser stores with the page.
        expect(again.headers.has('content-security-policy')).toBe(false);
        expect(await again.text()).toBe('');
      }
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  test('a cached page is stale once its policy changes', async () => {
    const policy = { ...localPolicy, siteUrl: 'https://trinta.example' };
    const tag = (await get('/privacy')).headers.get('etag') ?? '';
    const headers = { 'if-none-match': tag };
    expect((await get('/privacy', headers)).status).toBe(304);
    const other = createPages({ ...site, policy });
    expect((await other.request('/privacy', { headers })).status).toBe(200);
  });
});

test.each(['bytes=0-9', 'bytes=99999999-', 'bytes=0-1,4-5', 'items=0-9'])(
  'a range request (%s) gets the whole file',
  async (range) => {
    const response = await get('/images/team/ana.avif', { range });
    expect(response.status).toBe(200);
    expect(response.headers.has('content-range')).toBe(false);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(sampleImage);
  },
);

test.each([
  ['/images/team/ana.avif', 'image/avif'],
  ['/images/pel%C3%ADcula%201.jpg', 'image/jpeg'],
  ['/assets/archivo-C0ffee.woff2', 'font/woff2'],
  ['/assets/entry-C0ffee.js', 'text/javascript; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/links.rules', 'application/speculationrules+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is %s', async (path, type) => {
  const { status, headers } = await get(path);
  expect([status, headers.get('content-type')]).toEqual([200, type]);
});

test('the pages of a new build are served with its headers and files while the site runs', async () => {
  using running = await buildSampleSite();
  const style = '<style>h1{color:#456}</style>';
  using newer = await buildSampleSite({
    'index.html': samplePage('pt-BR', 'Novo início', style),
    'assets/newer-C0ffee.js': 'export {};',
  });
  const app = createSite(parseEnv({}), running.dist, { fetch: () => new Response() });
  const before = await app.request('/');
  expect(await titleOf(before)).toBe('Início');
  replaceFolder(running.dist, newer.dist);
  const after = await app.request('/', {
    headers: { 'if-none-match': before.headers.get('etag') ?? '' },
  });
  expect(await titleOf(after)).toBe('Novo início');
  const { styles } = newer.manifest.pages['/'] ?? {};
  expect(after.headers.get('content-security-policy')).toContain(styles?.join(' '));
  expect((await app.request('/assets/newer-C0ffee.js')).status).toBe(200);
});

test('onPage is called for each page that is sent, even as a 304', async () => {
  const seen: string[] = [];
  const onPage = ({ method }: Request, page: string) => void seen.push(`${method} ${page}`);
  const app = createPages({ ...site, policy: localPolicy, onPage });
  const page = await app.request('/privacy?utm_source=x');
  const headers = { 'if-none-match': page.headers.get('etag') ?? '' };
  expect((await app.request('/privacy', { headers })).status).toBe(304);
  for (const path of ['/favicon.svg', '/none', '/privacy/', '/robots.txt', '/404']) {
    await app.request(path);
  }
  expect(seen).toEqual(['GET /privacy', 'GET /privacy']);
});
