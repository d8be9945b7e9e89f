import { readdirSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { type Coding, codingSuffixes, codings } from './content-coding.ts';

/** A file of the built site with the compressed variants that lie beside it. */
export interface TreeFile {
  /** Path below the folder, with slashes: `project/ecommerce.html`. */
  name: string;
  path: string;
  /** Bytes. */
  size: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  modifiedAt: number;
  variants: ReadonlyMap<Coding, string>;
}

/** Instructions for static hosts, which nobody is to read as pages. */
const hostFiles = new Set(['_headers', '_redirects']);

/**
 * Lists a built folder; a folder that is not there is empty.
 *
 * @throws Error of node:fs where the folder cannot be read.
 */
export function listTree(folder: string): readonly TreeFile[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const root = resolve(folder);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.parentPath + sep + entry.name);
  const all = new Set(paths);
  const nameStart = root.length + sep.length;
  return paths
    .filter((path) => !isVariant(path, all) && !hostFiles.has(path.slice(nameStart)))
    .map((path) => {
      const { size, mtimeMs } = statSync(path);
      return {
        name: path.slice(nameStart).replaceAll(sep, '/'),
        path,
        size,
        modifiedAt: Math.round(mtimeMs),
        variants: variantsOf(path, all),
      };
    });
}

function isVariant(path: string, all: ReadonlySet<string>): boolean {
  return codings.some((coding) => {
    const suffix = codingSuffixes[coding];
    return path.endsWith(suffix) && all.has(path.slice(0, -suffix.length));
  });
}

function variantsOf(path: string, all: ReadonlySet<string>): ReadonlyMap<Coding, string> {
  const present = codings.filter((coding) => all.has(path + codingSuffixes[coding]));
  return new Map(present.map((coding) => [coding, path + codingSuffixes[coding]]));
}

/** Clean URL of a page's file: `index.html` is `/`, `project/ecommerce.html` is `/project/ecommerce`. */
export function pageUrl(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
}

/** Whether a file of the site is the page for what is missing beside it, at the root or in a folder. */
export function isNotFoundPage(name: string): boolean {
  return name === '404.html' || name.endsWith('/404.html');
}
