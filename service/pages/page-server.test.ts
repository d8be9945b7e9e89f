import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageServer, type PageServer } from './page-server.ts';
import { fetchPage } from './testing/fetch-page.ts';
import {
  buildSampleSite,
  localPolicy,
  type SampleSite,
  sampleImage,
} from './testing/sample-site.ts';

let site: SampleSite;
let pages: PageServer;

beforeAll(async () => {
  site = await buildSampleSite({ 'images/tour.mp4': new Uint8Array(3 * 1024 * 1024).fill(7) });
  pages = createPageServer({ ...site, policy: localPolicy });
});
afterAll(() => site[Symbol.dispose]());

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Response {
  return fetchPage(pages, new Request(`http://localhost:3000${path}`, { method, headers }));
}

async function titleOf(response: Response): Promise<string | undefined> {
  return /<title>(.*)<\/title>/.exec(await response.text())?.[1];
}

describe('language', () => {
  test.each([
    ['/', {}, 'Início'],
    ['/', { cookie: 'lang=en' }, 'Home'],
    ['/', { cookie: 'a=1; lang=en; b=2' }, 'Home'],
    ['/', { cookie: 'lang=pt-BR' }, 'Início'],
    ['/', { cookie: 'lang=english' }, 'Início'],
    ['/', { cookie: 'slang=en' }, 'Início'],
    ['/privacy?utm_source=mail', { cookie: 'lang=en' }, 'Privacy'],
    ['/project/ecommerce', {}, 'Loja'],
    ['/en', {}, 'Home (prefixed)'],
    ['/en', { cookie: 'lang=pt-BR' }, 'Home (prefixed)'],
    ['/en/project/ecommerce', {}, 'Shop (prefixed)'],
  ])('%s with %j shows %s', async (path, headers, title) => {
    const response = get(path, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await titleOf(response)).toBe(title);
  });

  test('a shared cache keeps the two languages of one URL apart, and only there', async () => {
    expect(get('/').headers.get('vary')).toBe('Cookie, Accept-Encoding');
    expect(await get('/').text()).toContain('lang="pt-BR"');
    expect(await get('/', { cookie: 'lang=en' }).text()).toContain('lang="en"');
    expect(get('/en').headers.get('vary')).toBe('Accept-Encoding');
  });
});

describe('what is not there', () => {
  test.each([
    ['/nothing', {}, 'Página não encontrada'],
    ['/nothing', { cookie: 'lang=en' }, 'Page Not Found'],
    ['/a/b/c', {}, 'Página não encontrada'],
    ['/project', {}, 'Página não encontrada'],
    ['/project/xyz', {}, 'Projeto não encontrado'],
    ['/project/xyz', { cookie: 'lang=en' }, 'Project Not Found'],
    ['/project/a/b', {}, 'Página não encontrada'],
    ['/en/nothing', {}, 'Page Not Found (prefixed)'],
    ['/en/project/xyz', {}, 'Project Not Found (prefixed)'],
    ['/english', {}, 'Página não encontrada'],
    ['/404', {}, 'Página não encontrada'],
    ['/index.html.br', {}, 'Página não encontrada'],
    ['/__proto__', {}, 'Página não encontrada'],
  ])('%s with %j is a 404 titled %s', async (path, headers, title) => {
    const response = get(path, headers);
    expect(response.status).toBe(404);
    expect(response.headers.get('etag')).toBeNull();
    expect(await titleOf(response)).toBe(title);
  });

  test('a condition never turns a missing page into a 304', () => {
    expect(get('/nothing', { 'if-none-match': '*' }).status).toBe(404);
  });

  // As they come off the wire: a URL object would have taken most of them apart already.
  const statusOf = (target: string) => pages.answer('GET', target, {}).status;

  test.each([
    '/../../etc/passwd',
    '/assets/../robots.txt',
    '/./robots.txt',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%2e%2e/robots.txt',
    '/%2e/robots.txt',
    '/%252e%252e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/assets%2fentry-C0ffee.js',
    '/assets%5centry-C0ffee.js',
    '/assets\\entry-C0ffee.js',
    '/..\\..\\etc\\passwd',
    '/%5c%5cevil',
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '//robots.txt',
    `/${'a'.repeat(7_000)}`,
    `/${'/'.repeat(7_000)}x`,
  ])('%.40s finds nothing', (target) => {
    expect(statusOf(target)).toBe(404);
  });

  test.each([
    '/%00',
    '/privacy%00.html',
    '/%E0%A4%A',
    '/%',
    '/%c0%ae%c0%ae/etc/passwd',
    'robots.txt',
    '*',
    'http://evil.example/robots.txt',
  ])('%.40s is refused', (target) => {
    expect(statusOf(target)).toBe(400);
  });

  test.each([`/${'a'.repeat(9_000)}`, `/none?${'%00'.repeat(3_000)}`])(
    '%.40s is too long (RFC 9112, 3)',
    (target) => {
      expect(statusOf(target)).toBe(414);
    },
  );

  test('an image that was taken away while we run is not found', async () => {
    using other = await buildSampleSite();
    const server = createPageServer({ ...other, policy: localPolicy });
    rmSync(join(other.folder, 'images/team/ana.avif'));
    expect(fetchPage(server, new Request('http://localhost/images/team/ana.avif')).status).toBe(
      404,
    );
  });

  test('a folder without a site says what to do', () => {
    expect(() =>
      createPageServer({ folder: '/nowhere', variants: '/nowhere', policy: localPolicy }),
    ).toThrow(/Build it first/);
  });
});

describe('one URL for each page', () => {
  test.each([
    ['/privacy/', '/privacy'],
    ['/privacy//', '/privacy'],
    ['/privacy/?a=1&b=ã', '/privacy?a=1&b=%C3%A3'],
    ['/privacy.html', '/privacy'],
    ['/index.html', '/'],
    ['/en/', '/en'],
    ['/project/ecommerce/', '/project/ecommerce'],
    ['/project/%65commerce', '/project/ecommerce'],
    ['/%65n/privacy?a=1', '/en/privacy?a=1'],
    ['/%70rivacy/', '/privacy'],
  ])('%s leads to %s for good', (path, location) => {
    const response = get(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(location);
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is told what works', (method) => {
    const response = get('/', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each(['/', '/assets/entry-C0ffee.js', '/images/team/ana.avif', '/images/tour.mp4', '/none'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const head = get(path, { 'accept-encoding': 'br' }, 'HEAD');
      const full = get(path, { 'accept-encoding': 'br' });
      expect(head.status).toBe(full.status);
      expect([...head.headers]).toEqual([...full.headers]);
      expect(head.headers.get('content-length')).toBe(
        String((await full.arrayBuffer()).byteLength),
      );
      expect(await head.text()).toBe('');
    },
  );
});

describe('compression', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ])('%s decodes to the page', async (coding, decompress) => {
    const plain = await get('/').text();
    const response = get('/', { 'accept-encoding': coding });
    const body = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(body.length).toBeLessThan(plain.length / 2);
    expect(decompress(body).toString('utf8')).toBe(plain);
  });

  test('each coding has its own tag', () => {
    const tags = ['br', 'gzip', 'zstd', 'identity'].map((coding) =>
      get('/', { 'accept-encoding': coding }).headers.get('etag'),
    );
    expect(new Set(tags).size).toBe(4);
  });

  test('images and fonts go as they are', () => {
    for (const path of ['/images/team/ana.avif', '/assets/archivo-C0ffee.woff2']) {
      const response = get(path, { 'accept-encoding': 'br, gzip, zstd' });
      expect(response.headers.get('content-encoding')).toBeNull();
      expect(response.headers.get('vary')).toBeNull();
    }
  });
});

describe('caching', () => {
  test.each([
    ['/', 'no-cache'],
    ['/assets/entry-C0ffee.js', 'max-age=31536000, immutable'],
    ['/images/team/ana.avif', 'public, max-age=86400'],
    ['/robots.txt', 'public, max-age=3600'],
    ['/none', 'no-cache'],
  ])('%s: %s', (path, expected) => {
    expect(get(path).headers.get('cache-control')).toBe(expected);
  });

  test.each(['/', '/en', '/assets/entry-C0ffee.js', '/images/team/ana.webp', '/images/tour.mp4'])(
    '%s is not sent twice',
    async (path) => {
      const first = get(path, { 'accept-encoding': 'gzip' });
      const tag = first.headers.get('etag') ?? '';
      for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const again = get(path, { 'accept-encoding': 'gzip', 'if-none-match': condition });
        expect(again.status).toBe(304);
        expect(again.headers.get('etag')).toBe(tag);
        expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
        expect(await again.text()).toBe('');
      }
      expect(get(path, { 'if-none-match': '"other"' }).status).toBe(200);
    },
  );

  test('a page that a visitor keeps is outdated once the policy changes', () => {
    const other = createPageServer({
      ...site,
      policy: { ...localPolicy, siteUrl: 'https://trinta.example' },
    });
    const tag = get('/privacy').headers.get('etag') ?? '';
    const request = new Request('http://localhost/privacy', { headers: { 'if-none-match': tag } });
    expect(fetchPage(other, request).status).toBe(200);
  });
});

describe('ranges', () => {
  test.each(['/images/team/ana.avif', '/images/tour.mp4'])('%s in parts', async (path) => {
    const whole = new Uint8Array(await get(path).arrayBuffer());
    const part = get(path, { range: 'bytes=10-19' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(10, 20));
    const beyond = get(path, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    // A cache that kept it could show it to somebody who asks for the whole.
    expect(beyond.headers.get('cache-control')).toBe('no-store');
  });

  test('a part of an outdated file is the whole new one', async () => {
    const path = '/images/team/ana.avif';
    const tag = get(path).headers.get('etag') ?? '';
    expect(get(path, { range: 'bytes=0-9', 'if-range': tag }).status).toBe(206);
    expect(get(path, { range: 'bytes=0-9', 'if-range': '"old"' }).status).toBe(200);
    const several = get(path, { range: 'bytes=0-9, 20-29' });
    expect(new Uint8Array(await several.arrayBuffer())).toEqual(sampleImage);
  });

  test('a compressed page has no parts', () => {
    const headers = { 'accept-encoding': 'br', range: 'bytes=0-9' };
    expect(get('/', headers).status).toBe(200);
  });
});

test.each([
  ['/images/team/ana.avif', 'image/avif'],
  ['/images/team/ana.webp', 'image/webp'],
  ['/images/pel%C3%ADcula%201.jpg', 'image/jpeg'],
  ['/assets/archivo-C0ffee.woff2', 'font/woff2'],
  ['/assets/entry-C0ffee.js', 'text/javascript'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
])('%s is %s', (path, type) => {
  const response = get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});
