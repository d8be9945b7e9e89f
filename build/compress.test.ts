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
  await compressTree(folder);
  const decoders = { '.br': brotliDecompressSync, '.gz': gunzipSync };
  for (const [suffix, decode] of Object.entries(decoders)) {
    const variant = readFileSync(join(folder, `index.html${suffix}`));
    expect(variant.length).toBeLessThan(long.length / 10);
    expect(decode(variant).toString()).toBe(long);
  }
});

test('small and already compressed files are skipped', async () => {
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *\n');
  writeFileSync(join(folder, 'photo.avif'), long);
  await compressTree(folder);
  expect(existsSync(join(folder, 'robots.txt.br'))).toBe(false);
  expect(existsSync(join(folder, 'photo.avif.br'))).toBe(false);
});
