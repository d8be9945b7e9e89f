import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressTree } from './compress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const long = '<p>Trinta dias.</p>'.repeat(500);

test('every coding decodes to the source and is smaller', async () => {
  writeFileSync(join(folder, 'index.html'), long);
  expect(await compressTree(folder)).toBe(1);
  const decoders = { '.br': brotliDecompressSync, '.gz': gunzipSync };
  for (const [suffix, decode] of Object.entries(decoders)) {
    const variant = readFileSync(join(folder, `index.html${suffix}`));
    expect(variant.length).toBeLessThan(long.length / 10);
    expect(decode(variant).toString()).toBe(long);
  }
});

test('what is small or compressed already stays alone', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, 'photo.avif'), long);
  expect(await compressTree(folder)).toBe(0);
  expect(existsSync(join(folder, 'robots.txt.br'))).toBe(false);
  expect(existsSync(join(folder, 'photo.avif.br'))).toBe(false);
});

test('a second run neither compresses variants nor leaves outdated ones', async () => {
  writeFileSync(join(folder, 'a.css'), long);
  writeFileSync(join(folder, 'b.css'), long);
  await compressTree(folder);
  writeFileSync(join(folder, 'a.css'), 'a{}');
  expect(await compressTree(folder)).toBe(1);
  expect(existsSync(join(folder, 'a.css.br'))).toBe(false);
  expect(existsSync(join(folder, 'b.css.br.gz'))).toBe(false);
});

test('a variant whose source is gone goes too', async () => {
  writeFileSync(join(folder, 'a.css'), long);
  await compressTree(folder);
  rmSync(join(folder, 'a.css'));
  await compressTree(folder);
  expect(existsSync(join(folder, 'a.css.br'))).toBe(false);
});
