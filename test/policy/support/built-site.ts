import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '../../../build/prerender-pages.ts';
import { readTags, type Tag } from './read-tags.ts';

export const siteFolder = 'dist/site';
const variantFolder = 'dist/variants';

/** A prerendered document. */
export interface BuiltPage {
  /** Path of the file, for messages. */
  file: string;
  /** Path that it is served at. */
  path: string;
  /** Whether another document of the same path is what search engines see. */
  isVariant: boolean;
  isMissing: boolean;
  html: string;
  tags: readonly Tag[];
}

if (!existsSync(`${siteFolder}/index.html`)) {
  execFileSync(process.execPath, ['build/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Scheme and host that the site was built for. */
export const origin = readFileSync('dist/origin.txt', 'utf8').trim();

/** Every document of the build, those for visitors with a stored language included. */
export const builtPages: readonly BuiltPage[] = [
  ...pagesBelow(siteFolder, false),
  ...readdirSync(variantFolder).flatMap((name) => pagesBelow(join(variantFolder, name), true)),
];

/** The documents that search engines are led to. */
export const foundPages = builtPages.filter(({ isVariant, isMissing }) => !isVariant && !isMissing);

function pagesBelow(folder: string, isVariant: boolean): BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(folder, name), 'utf8');
      const path = name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`;
      const isMissing = path.endsWith('/404');
      return { file: join(folder, name), path, isVariant, isMissing, html, tags: readTags(html) };
    });
}

/** File of the site that answers a path; undefined where none does. */
export function fileAt(path: string): string | undefined {
  const decoded = decodeURIComponent(path);
  return [join(siteFolder, decoded), join(siteFolder, fileOf(decoded))].find(
    (file) => existsSync(file) && !file.endsWith('/') && /\.\w+$/.test(file),
  );
}

/** Value of a `<meta>` by its name or property. */
export function metaOf({ tags }: BuiltPage, name: string): string | undefined {
  const found = tags.filter(
    ({ name: tag, attributes }) =>
      tag === 'meta' && (attributes.name === name || attributes.property === name),
  );
  if (found.length > 1) throw new Error(`${name} is said ${found.length} times.`);
  return found[0]?.attributes.content;
}

/** `<link>` elements of a relation. */
export function linksOf({ tags }: BuiltPage, relation: string): readonly Tag['attributes'][] {
  return tags.flatMap(({ name, attributes }) =>
    name === 'link' && attributes.rel === relation ? [attributes] : [],
  );
}

/** Width and height of a PNG, from its header (PNG, 11.2.1). */
export function pngSize(file: string): string {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is no PNG.`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
