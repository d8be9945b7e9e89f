import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressWell } from '../service/pages/compress.ts';
import { codingSuffixes, codings } from '../service/pages/content-coding.ts';

/** What compression gains on; images and fonts are compressed already. */
const endings = 'html|js|mjs|css|svg|json|webmanifest|xml|txt|ico|map';
const compressible = new RegExp(`\\.(?:${endings})$`);

/** A variant by its name, such as `entry.js.br`, with its source. */
const variantPath = new RegExp(`^(.*\\.(?:${endings}))\\.(?:br|gz|zst)$`, 's');

/** A variant that saves less than this many bytes is not worth its header line and a look-up. */
const minimumSaving = 64;

/**
 * Writes `.br`, `.gz` and `.zst` beside every file below `folder` that they make smaller, and removes
 * those of an earlier run that do so no more or have lost their source. The build is the time for the
 * slowest levels: no request ever compresses.
 *
 * @returns how many files have at least one variant.
 */
export async function compressTree(folder: string): Promise<number> {
  let compressed = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const orphan = variantPath.exec(path);
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
    codings.map(async (coding) => {
      const target = path + codingSuffixes[coding];
      const variant = await compressWell[coding](source);
      const isWorthIt = source.length - variant.length >= minimumSaving;
      await (isWorthIt ? writeFile(target, variant) : rm(target, { force: true }));
      return isWorthIt;
    }),
  );
  return written.includes(true);
}
