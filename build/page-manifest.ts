import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePolicy } from '../service/pages/headers.ts';
import { type PageManifest, type PageTraits, pageUrl } from '../service/pages/page-manifest.ts';
import { findBlocked, parsePage, readPageTraits } from './page-traits.ts';

/** Describes the built documents, for `dist/pages.json`. Throws what their policy would block. */
export function createPageManifest(
  folder: string,
  { siteUrl, tagOrigins = [] }: Pick<PagePolicy, 'siteUrl' | 'tagOrigins'>,
): PageManifest {
  const pages: Record<string, PageTraits> = {};
  const blocked: string[] = [];
  for (const name of listDocuments(folder)) {
    const document = parsePage(readFileSync(join(folder, name), 'utf8'));
    const url = pageUrl(name);
    const isPage = name.endsWith('.html');
    const traits = readPageTraits(document);
    // An SVG with a style of its own needs a policy for it when it is opened as a page.
    if (isPage || traits.styles.length > 0) pages[url] = traits;
    const found = isPage ? findBlocked(document, [siteUrl, ...tagOrigins]) : [];
    blocked.push(...found.map((what) => `${url}: ${what}`));
  }
  if (blocked.length > 0) throw new Error(blocked.join('\n'));
  return { origin: siteUrl, tagOrigins, pages };
}

function listDocuments(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:html|svg)$/.test(name))
    .sort();
}
