import { existsSync, readFileSync } from 'node:fs';

/** What the headers of one document depend on; found by the build, which has read it. */
export interface PageTraits {
  /** Hash sources of its inline scripts, such as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Only a page with the lead form may load the verification service. */
  hasForm: boolean;
}

/** What the build tells the server of the site, as `dist/pages.json`. */
export interface PageManifest {
  /** The address that canonical links and the site map name. */
  origin: string;
  tagOrigins: readonly string[];
  /** Pages, and drawings with inline styles, by their address: `/`, `/en/privacy`, `/favicon.svg`. */
  pages: Readonly<Record<string, PageTraits>>;
}

/** Reads what the build wrote; undefined where nothing was built. */
export function readPageManifest(file: string): PageManifest | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Address of a file: `index.html` is `/`, `project/shop.html` is `/project/shop`. */
export function pageUrl(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`;
  return `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
}
