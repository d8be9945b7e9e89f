import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePolicy } from '../service/pages/headers.ts';
import { type PageManifest, type PageTraits, pageUrl } from '../service/pages/page-manifest.ts';
import { findBlocked, parsePage, readPageTraits } from './page-traits.ts';

/** Describes the built documents for the server's headers; the build writes it as `dist/pages.json`. */
export function createPageManifest(
  folder: string,
  { siteUrl, tagOrigins = [] }: Pick<PagePolicy, 'siteUrl' | 'tagOrigins'>,
): PageManifest {
  const pages: Record<string, PageTraits> = {};
  for (const name of listDocuments(folder)) {
    const traits = readPageTraits(parsePage(readFileSync(join(folder, name), 'utf8')));
    // An SVG with a style of its own needs a policy for it when it is opened as a page.
    if (name.endsWith('.html') || traits.styles.length > 0) pages[pageUrl(name)] = traits;
  }
  return { origin: siteUrl, tagOrigins, pages };
}

/**
 * Checks every built page against the policy that it will be served with.
 *
 * @throws Error that names each page and what the browser would block
 */
export function assertPolicyHolds(folder: string, { siteUrl, tagOrigins = [] }: PagePolicy): void {
  const violations = listDocuments(folder)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => {
      const page = parsePage(readFileSync(join(folder, name), 'utf8'));
      const found = findBlocked(page, [siteUrl, ...tagOrigins]);
      return found.map((violation) => `${pageUrl(name)}: ${violation}`);
    });
  if (violations.length > 0) throw new Error(violations.join('\n'));
}

function listDocuments(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(?:html|svg)$/.test(name))
    .sort();
}
