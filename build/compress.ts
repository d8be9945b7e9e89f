import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Endings of files worth compressing; images and fonts are compressed already. */
const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt|ico)$/;

/** Suffix and compressor of each copy, both at the highest level (Brotli's default). */
const codings = {
  '.br': promisify(brotliCompress),
  '.gz': (source: Uint8Array) => promisify(gzip)(source, { level: 9 }),
};

/** Writes `.br` and `.gz` beside every file below `folder` that they make smaller. */
export async function compressTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const source = await readFile(path);
    for (const [suffix, compress] of Object.entries(codings)) {
      const copy = await compress(source);
      if (copy.length < source.length) await writeFile(path + suffix, copy);
    }
  }
}
