import { existsSync, readFileSync } from 'node:fs';

/** What the headers of one document depend on, as the build found it. */
export interface PageTraits {
  /** Hash sources of its inline scripts, such as `'sha256-…'`. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Only a page with the lead form may load the verification service. */
  hasForm: boolean;
}

/** The build's data for the server, as `dist/pages.json`. */
export interface PageManifest {
  /** The origin in canonical links and the site map. */
  origin: string;
  tagOrigins: readonly string[];
  /** Pages, and drawings with inline styles, by path: `/`, `/en/privacy`, `/favicon.svg`. */
  pages: Readonly<Record<string, PageTraits>>;
}

/** Reads the build's file; undefined if there is no build. */
export function readPageManifest(file: string): PageManifest | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Returns the path of a file: `index.html` is `/`, `project/shop.html` is `/project/shop`. */
export function pageUrl(name: string): string {
  if (!name.endsWith('.html')) return `/${name}`;
  return `/${name.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`;
}
