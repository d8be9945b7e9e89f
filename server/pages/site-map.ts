import { readFileSync } from 'node:fs';
import type { Coding } from './content-coding.ts';
import { FileCache } from './file-cache.ts';
import { HeldFile, type SiteFile } from './held-file.ts';
import { LazyFile } from './lazy-file.ts';
import type { PagePolicy } from './security-policy.ts';
import { headersOfFile, headersOfPage } from './site-headers.ts';
import { isNotFoundPage, listTree, pageUrl, type TreeFile } from './site-tree.ts';
import { largestHeldFile, StreamedFile } from './streamed-file.ts';

/** What a URL shows: the file, and the English rendering for those whose cookie asks for it. */
export interface Route {
  file: SiteFile;
  english: SiteFile | undefined;
}

export interface SiteMap {
  /** By the decoded path. */
  routes: ReadonlyMap<string, Route>;
  /** Not-found pages by the URL below which they apply: `/`, `/project`, `/en`, `/en/project`. */
  notFound: ReadonlyMap<string, Route>;
}

export interface SiteFolders {
  /** The built static site. */
  folder: string;
  /** English renderings of unprefixed pages; a folder that is not there means none. */
  variants: string;
}

/**
 * Reads the built site: pages, scripts, styles and fonts into memory with their compressed variants;
 * images only get a place to be read from.
 *
 * @throws Error that says what to do where the folder holds no site.
 */
export function readSiteMap(folders: SiteFolders, policy: PagePolicy): SiteMap {
  const tree = listTree(folders.folder);
  if (!tree.some(({ name }) => name === 'index.html')) {
    throw new Error(
      `No site in ${folders.folder}: index.html is missing. Build it first (npm run build).`,
    );
  }
  const english = new Map(listTree(folders.variants).map((file) => [file.name, file]));
  const cache = new FileCache();
  const dataImages = tree.some(usesDataImages);
  const routes = new Map<string, Route>();
  const notFound = new Map<string, Route>();
  for (const file of tree) {
    if (!file.name.endsWith('.html')) {
      routes.set(`/${file.name}`, { file: readFile(file, policy, cache), english: undefined });
      continue;
    }
    const variant = english.get(file.name);
    const shared = { policy, dataImages, variesByCookie: variant !== undefined };
    const route = {
      file: readPage(file, shared),
      english: variant && readPage(variant, shared),
    };
    const url = pageUrl(file.name);
    if (isNotFoundPage(file.name)) notFound.set(url.slice(0, -'/404'.length) || '/', route);
    else routes.set(url, route);
  }
  return { routes, notFound };
}

function usesDataImages({ name, path }: TreeFile): boolean {
  return /\.(?:css|js|mjs)$/.test(name) && readFileSync(path, 'utf8').includes('data:image/');
}

function readPage(
  file: TreeFile,
  site: { policy: PagePolicy; dataImages: boolean; variesByCookie: boolean },
): HeldFile {
  const body = readFileSync(file.path);
  const { policy, ...shared } = site;
  const page = { url: pageUrl(file.name), html: body.toString('utf8'), ...shared };
  return new HeldFile({
    body,
    variants: readVariants(file),
    headers: headersOfPage(policy, page),
    status: isNotFoundPage(file.name) ? 404 : 200,
  });
}

function readFile(file: TreeFile, policy: PagePolicy, cache: FileCache): SiteFile {
  const url = `/${file.name}`;
  const svg = url.endsWith('.svg') ? readFileSync(file.path, 'utf8') : undefined;
  const headers = headersOfFile(policy, url, file.variants.size > 0, svg);
  if (file.size > largestHeldFile) {
    return new StreamedFile(file.path, file.size, String(file.modifiedAt), headers);
  }
  if (url.startsWith('/images/') && file.variants.size === 0) {
    return new LazyFile(file.path, headers, cache);
  }
  return new HeldFile({
    body: readFileSync(file.path),
    variants: readVariants(file),
    headers,
    status: 200,
  });
}

function readVariants(file: TreeFile): ReadonlyMap<Coding, Uint8Array<ArrayBuffer>> {
  return new Map([...file.variants].map(([coding, path]) => [coding, readFileSync(path)]));
}
