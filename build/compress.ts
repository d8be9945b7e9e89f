import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressWell } from '../server/pages/compress.ts';
import { codingSuffixes, codings } from '../server/pages/content-coding.ts';

/** What compression gains on; images and fonts are compressed already. */
const endings = 'html|js|mjs|css|svg|json|webmanifest|xml|txt|ico|map';
const compressible = new RegExp(`\\.(?:${endings})$`);

/** A variant by its name, such as `entry.js.br`, with its source. */
const variantPath = new RegExp(`^(.*\\.(?:${endings}))\\.(?:br|gz|zst)$`, 's');

/** A variant that saves less than this many bytes is not worth its header line and a look-up. */
const minimumSaving = 64;

export interface CompressionReport {
  /** Files that have at least one variant. */
  files: number;
  /** Bytes of those files as they are, and as each coding leaves them (the file's own size where it does not help). */
  bytes: { identity: number; br: number; gzip: number; zstd: number };
}

/**
 * Writes `.br`, `.gz` and `.zst` beside every file below `folder` that they make smaller, and removes
 * those of an earlier run that do so no more or have lost their source. The build is the time for the
 * slowest levels: no request ever compresses.
 */
export async function compressTree(folder: string): Promise<CompressionReport> {
  const report = { files: 0, bytes: { identity: 0, br: 0, gzip: 0, zstd: 0 } };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  for (const entry of entries) {
    const orphan = variantPath.exec(join(entry.parentPath, entry.name));
    if (orphan?.[1] && !paths.has(orphan[1])) await rm(orphan[0]);
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const sizes = await compressFile(join(entry.parentPath, entry.name));
    const smallest = Math.min(sizes.br, sizes.gzip, sizes.zstd);
    if (smallest === sizes.identity) continue;
    report.files += 1;
    report.bytes.identity += sizes.identity;
    report.bytes.br += sizes.br;
    report.bytes.gzip += sizes.gzip;
    report.bytes.zstd += sizes.zstd;
  }
  return report;
}

async function compressFile(path: string): Promise<CompressionReport['bytes']> {
  const source = await readFile(path);
  const sizes = {
    identity: source.length,
    br: source.length,
    gzip: source.length,
    zstd: source.length,
  };
  await Promise.all(
    codings.map(async (coding) => {
      const target = path + codingSuffixes[coding];
      const variant = await compressWell[coding](source);
      if (source.length - variant.length < minimumSaving) {
        await rm(target, { force: true });
        return;
      }
      sizes[coding] = variant.length;
      await writeFile(target, variant);
    }),
  );
  return sizes;
}
