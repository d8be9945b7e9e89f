import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What compression gains on; images and fonts are compressed already. */
const endings = 'html|js|mjs|css|svg|json|webmanifest|xml|txt|ico|map';
const compressible = new RegExp(`\\.(?:${endings})$`);

/** A compressed copy by its name, such as `entry.js.br`, with its source. */
const copyPath = new RegExp(`^(.*\\.(?:${endings}))\\.(?:br|gz|zst)$`, 's');

/** A copy that saves fewer bytes is not worth its header line. */
const minimumSaving = 64;

/** Ending of the copy, and how it is made. */
const codings: Readonly<Record<string, (source: Uint8Array) => Promise<Buffer>>> = {
  '.br': (source) =>
    promisify(brotliCompress)(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
  '.gz': (source) => promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `.br` and `.gz` beside every file below `folder` that they make smaller, and removes those of
 * an earlier run that have lost their source or are not worth it any more.
 *
 * @returns how many files have at least one compressed copy.
 */
export async function compressTree(folder: string): Promise<number> {
  let compressed = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const orphan = copyPath.exec(path);
    if (orphan?.[1] && !paths.has(orphan[1])) await rm(orphan[0]);
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    if (await compressFile(path)) compressed += 1;
  }
  return compressed;
}

/** Whether any coding makes the file smaller. */
async function compressFile(path: string): Promise<boolean> {
  const source = await readFile(path);
  const written = await Promise.all(
    Object.entries(codings).map(async ([suffix, compress]) => {
      const copy = await compress(source);
      const isWorthIt = source.length - copy.length >= minimumSaving;
      await (isWorthIt ? writeFile(path + suffix, copy) : rm(path + suffix, { force: true }));
      return isWorthIt;
    }),
  );
  return written.includes(true);
}
