import { readFileSync } from 'node:fs';
import type { Coding } from './content-coding.ts';
import { FileCache } from './file-cache.ts';
import { InMemoryFile, type InMemoryFileSource, type SiteFile } from './in-memory-file.ts';
import { LazyFile } from './lazy-file.ts';
import { isRelocated, type Relocation, relocate } from './relocate.ts';
import { RelocatedFile } from './relocated-file.ts';
import type { PagePolicy } from './security-policy.ts';
import { headersOfFile, headersOfPage } from './site-headers.ts';
import { isNotFoundPage, listTree, pageUrl, type TreeFile } from './site-tree.ts';
import { largestInMemoryFile, StreamedFile } from './streamed-file.ts';

/** What a URL shows: the file, and the English rendering for those whose cookie asks for it. */
export interface Route {
  file: SiteFile;
  english: SiteFile | undefined;
}

export interface RouteTable {
  /** By the decoded path. */
  routes: ReadonlyMap<string, Route>;
  /** Not-found pages by the URL below which they apply: `/`, `/project`, `/en`, `/en/project`. */
  notFound: ReadonlyMap<string, Route>;
  /** Those among the files that were not built for the address that they are served at. */
  relocated: readonly RelocatedFile[];
}

export interface SiteFolders {
  /** The built static site. */
  folder: string;
  /** English renderings of unprefixed pages; a folder that is not there means none. */
  variants: string;
  /** Given where the pages may have been built for another address than they are served at. */
  relocation?: Relocation | undefined;
}

/**
 * Reads the built site: pages, scripts, styles and fonts into memory with their compressed variants;
 * images only get a place to be read from.
 *
 * @throws Error that says what to do where the folder holds no site.
 */
export function readRoutes(folders: SiteFolders, policy: PagePolicy): RouteTable {
  const tree = listTree(folders.folder);
  if (!tree.some(({ name }) => name === 'index.html')) {
    throw new Error(
      `No site in ${folders.folder}: index.html is missing. Build it first (npm run build).`,
    );
  }
  const english = new Map(listTree(folders.variants).map((file) => [file.name, file]));
  const cache = new FileCache();
  const dataImages = tree.some(usesDataImages);
  const { relocation } = folders;
  const routes = new Map<string, Route>();
  const notFound = new Map<string, Route>();
  for (const file of tree) {
    if (!file.name.endsWith('.html')) {
      routes.set(`/${file.name}`, {
        file: readFile(file, policy, cache, relocation),
        english: undefined,
      });
      continue;
    }
    const variant = english.get(file.name);
    const shared = { policy, dataImages, variesByCookie: variant !== undefined, relocation };
    const route = {
      file: readPage(file, shared),
      english: variant && readPage(variant, shared),
    };
    const url = pageUrl(file.name);
    if (isNotFoundPage(file.name)) notFound.set(url.slice(0, -'/404'.length) || '/', route);
    else routes.set(url, route);
  }
  const files = [...routes.values(), ...notFound.values()].flatMap(({ file, english }) => [
    file,
    english,
  ]);
  const relocated = files.filter((file) => file instanceof RelocatedFile);
  return { routes, notFound, relocated };
}

function usesDataImages({ name, path }: TreeFile): boolean {
  return /\.(?:css|js|mjs)$/.test(name) && readFileSync(path).includes('data:image/');
}

function readPage(
  file: TreeFile,
  site: {
    policy: PagePolicy;
    dataImages: boolean;
    variesByCookie: boolean;
    relocation: Relocation | undefined;
  },
): SiteFile {
  const { policy, relocation, ...shared } = site;
  const body = readText(file, relocation);
  const html = Buffer.from(body).toString('utf8');
  const page = { url: pageUrl(file.name), html, ...shared };
  return inMemory(file, relocation, {
    body,
    headers: headersOfPage(policy, page),
    status: isNotFoundPage(file.name) ? 404 : 200,
  });
}

function readFile(
  file: TreeFile,
  policy: PagePolicy,
  cache: FileCache,
  relocation: Relocation | undefined,
): SiteFile {
  const url = `/${file.name}`;
  const svg = url.endsWith('.svg') ? readFileSync(file.path, 'utf8') : undefined;
  const headers = headersOfFile(policy, url, file.variants.size > 0, svg);
  if (file.size > largestInMemoryFile) {
    return new StreamedFile(file.path, file.size, String(file.modifiedAt), headers);
  }
  if (url.startsWith('/images/') && file.variants.size === 0) {
    return new LazyFile(file.path, headers, cache);
  }
  return inMemory(file, relocation, { body: readText(file, relocation), headers, status: 200 });
}

/** A file's bytes as built, or as they are at the address that the site is served at. */
function readText(file: TreeFile, relocation: Relocation | undefined): Uint8Array<ArrayBuffer> {
  const body = readFileSync(file.path);
  return relocation && isRelocated(file.name, relocation) ? relocate(body, relocation) : body;
}

function inMemory(
  file: TreeFile,
  relocation: Relocation | undefined,
  source: Omit<InMemoryFileSource, 'variants'>,
): SiteFile {
  // What the build found not worth compressing is not worth it at another address either.
  return isRelocated(file.name, relocation) && file.variants.size > 0
    ? new RelocatedFile(source)
    : new InMemoryFile({ ...source, variants: readVariants(file) });
}

function readVariants(file: TreeFile): ReadonlyMap<Coding, Uint8Array<ArrayBuffer>> {
  return new Map([...file.variants].map(([coding, path]) => [coding, readFileSync(path)]));
}
