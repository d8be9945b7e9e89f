import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A file of the built site. */
export interface BuiltFile {
  /** Path below the folder, with slashes: `project/ecommerce.html`. */
  name: string;
  /** Address: without `.html`, and without `index`. */
  url: string;
  /** Hash of the content. */
  digest: string;
  /** Whether compressed copies lie beside it. */
  isCompressed: boolean;
}

/** Instructions for static hosts, which are no pages. */
const hostFiles = new Set(['_headers', '_redirects']);

/** Lists the files of a built site that have an address, without their compressed copies. */
export function listBuiltFiles(folder: string): readonly BuiltFile[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const all = new Set(names);
  return names
    .filter((name) => !hostFiles.has(name) && !isCopy(name))
    .map((name) => ({
      name,
      url: pageUrl(name),
      digest: createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('base64url'),
      isCompressed: all.has(`${name}.br`) || all.has(`${name}.gz`),
    }));

  function isCopy(name: string): boolean {
    return /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -'.br'.length));
  }
}

/** Address of a file: `index.html` is `/`, `project/ecommerce.html` is `/project/ecommerce`. */
export function pageUrl(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`;
  return `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
}
