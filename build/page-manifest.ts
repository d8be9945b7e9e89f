import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageManifest, PageTraits } from '../service/pages/page-manifest.ts';
import { pageUrl } from '../service/pages/page-manifest.ts';
import { findInlineSources } from './inline-sources.ts';

export interface PageManifestOptions {
  /** The built site. */
  folder: string;
  /** The address that the pages name. */
  origin: string;
  /** Origins of the owner's tags. */
  tagOrigins: readonly string[];
}

/** Describes the built documents for the server's headers; the build writes it as `dist/pages.json`. */
export function createPageManifest({
  folder,
  origin,
  tagOrigins,
}: PageManifestOptions): PageManifest {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const pages: Record<string, PageTraits> = {};
  for (const name of names.filter((one) => /\.(?:html|svg)$/.test(one))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const inline = findInlineSources(text);
    const isPage = name.endsWith('.html');
    // A drawing that is opened on its own needs a policy for its own style.
    if (isPage || inline.styles.length > 0) {
      const url = pageUrl(name);
      pages[url] = { ...inline, hasForm: isPage && hasLeadForm(url, text) };
    }
  }
  return { origin, tagOrigins, pages };
}

/** Whether a page has the lead form: marked as such, or a landing page. */
function hasLeadForm(url: string, html: string): boolean {
  return /<form\b[^>]*\sdata-lead-form\b/.test(html) || url === '/' || /^\/[a-z]{2}$/.test(url);
}
