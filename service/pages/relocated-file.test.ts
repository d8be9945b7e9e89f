import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Coding, codings } from './content-coding.ts';
import { createPageServer } from './page-server.ts';
import { recompressAll } from './recompress-all.ts';
import { RelocatedFile } from './relocated-file.ts';
import { fetchPage } from './testing/fetch-page.ts';
import { buildSampleSite, localPolicy } from './testing/sample-site.ts';

const text = Array.from({ length: 4_000 }, (_, index) => `word ${(index * 7919) % 1009}`).join();
const page = () =>
  new RelocatedFile({ body: new Uint8Array(Buffer.from(text)), headers: {}, status: 200 });

const decoders = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
};

function ask(file: RelocatedFile, coding: Coding, condition?: string) {
  const { status, headers, body } = file.answer(false, {
    'accept-encoding': coding,
    'if-none-match': condition,
  });
  expect(headers['Content-Encoding']).toBe(status === 200 ? coding : undefined);
  return { status, tag: headers['ETag'], body: body instanceof Uint8Array ? body : undefined };
}

test.each(['br', 'zstd'] as const)(
  'a page in %s is there at once, later it is smaller, and both say the same under tags of their own',
  async (coding) => {
    const file = page();
    const quick = ask(file, coding);
    await recompressAll([file]);
    const best = ask(file, coding);
    for (const { body } of [quick, best]) {
      expect(body && decoders[coding](body).toString()).toBe(text);
    }
    expect(best.body?.length).toBeLessThan(quick.body?.length ?? 0);
    expect(best.tag).not.toBe(quick.tag);
    expect(ask(file, coding, quick.tag).status).toBe(200);
    expect(ask(file, coding, best.tag).status).toBe(304);
  },
);

test('a page comes in every coding that the build prepares', () => {
  for (const coding of codings) {
    const { body } = ask(page(), coding);
    expect(body && decoders[coding](body).toString()).toBe(text);
  }
});

test('a site at another address than it was built for names that one, in the codings of the build', async () => {
  const built = 'https://built.example';
  const canonical = `<link rel="canonical" href="${built}/">`;
  using site = await buildSampleSite({
    'index.html': `<!doctype html>${canonical.repeat(9)}`,
    'robots.txt': `Sitemap: ${built}/sitemap.xml\n`,
  });
  const served = 'https://served.example';
  const pages = createPageServer({ ...site, policy: localPolicy, relocation: { built, served } });
  const get = (path: string) =>
    fetchPage(pages, new Request(served + path, { headers: { 'accept-encoding': 'br' } }));
  const home = get('/');
  expect(home.headers.get('content-encoding')).toBe('br');
  const html = brotliDecompressSync(await home.bytes()).toString();
  expect(html).toContain(`href="${served}/"`);
  // Too short to gain anything: the build leaves it as it is.
  const robots = get('/robots.txt');
  expect(robots.headers.get('content-encoding')).toBeNull();
  expect(await robots.text()).toBe(`Sitemap: ${served}/sitemap.xml\n`);
});
