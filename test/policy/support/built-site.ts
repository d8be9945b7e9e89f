import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pageUrl, readPageManifest } from '../../../service/pages/page-manifest.ts';
import { readTags, type Tag } from './read-tags.ts';

const dist = process.env['DIST_FOLDER'] ?? 'dist';

export const builtFolder = `${dist}/site`;

/** A document of the build. */
export interface BuiltPage {
  /** Path of the file, for messages. */
  file: string;
  /** Address without scheme and host. */
  path: string;
  isMissing: boolean;
  html: string;
  tags: readonly Tag[];
}

const manifest = readPageManifest(`${dist}/pages.json`);
if (!manifest) throw new Error(`The build wrote no ${dist}/pages.json.`);

/** The origin that the site was built for. */
export const origin = manifest.origin;

/** Files of the build by path, without their compressed copies. */
const files = new Map(
  readdirSync(builtFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => [pageUrl(relative(builtFolder, file)), file]),
);

/** Every document of the build. */
export const builtPages: readonly BuiltPage[] = [...files]
  .filter(([, file]) => file.endsWith('.html'))
  .map(([path, file]) => {
    const html = readFileSync(file, 'utf8');
    return { file, path, isMissing: path.endsWith('/404'), html, tags: readTags(html) };
  });

/** The documents for search engines, without the not-found pages. */
export const foundPages = builtPages.filter(({ isMissing }) => !isMissing);

/** The file served at a path; undefined if there is none. */
export function fileAt(path: string): string | undefined {
  return files.get(decodeURIComponent(path));
}

/** Content of a `<meta>` by its name or property. */
export function metaOf({ tags }: BuiltPage, name: string): string | undefined {
  const found = tags.filter(
    ({ name: tag, attributes }) =>
      tag === 'meta' && (attributes.name === name || attributes.property === name),
  );
  if (found.length > 1) throw new Error(`${name} stands there ${found.length} times.`);
  return found[0]?.attributes.content;
}

/** Attributes of the `<link>` elements with a `rel`. */
export function linksOf({ tags }: BuiltPage, relation: string): readonly Tag['attributes'][] {
  return tags.flatMap(({ name, attributes }) =>
    name === 'link' && attributes.rel === relation ? [attributes] : [],
  );
}

/** The page's alternate URLs by language, from its head. */
export function alternatesOf(page: BuiltPage): Readonly<Record<string, string>> {
  const entries = linksOf(page, 'alternate').flatMap(({ hreflang, href = '' }) =>
    hreflang === undefined ? [] : [[hreflang, href] as const],
  );
  if (new Set(entries.map(([language]) => language)).size < entries.length) {
    throw new Error(`${page.file} names a language twice.`);
  }
  return Object.fromEntries(entries);
}

/** Width and height of a PNG, from its header (PNG, 11.2.1). */
export function pngSize(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is no PNG.`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
