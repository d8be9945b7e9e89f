import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { hashSource, type PagePolicy } from '../service/pages/headers.ts';
import { type PageManifest, type PageTraits, pageUrl } from '../service/pages/page-manifest.ts';
import { type Remark, SiteError } from '../src/content/remark.ts';

/**
 * Describes the built documents, for `dist/pages.json`.
 *
 * @throws SiteError if their policy would block a part of a page
 */
export function createPageManifest(
  folder: string,
  { siteUrl, tagOrigins = [] }: Pick<PagePolicy, 'siteUrl' | 'tagOrigins'>,
): PageManifest {
  const pages: Record<string, PageTraits> = {};
  const blocked: Remark[] = [];
  for (const path of globSync('**/*.{html,svg}', { cwd: folder }).sort()) {
    const name = path.replaceAll(sep, '/');
    const document = parsePage(readFileSync(join(folder, name), 'utf8'));
    const url = pageUrl(name);
    const isPage = name.endsWith('.html');
    const traits = readPageTraits(document);
    // An SVG with a style element needs a policy that allows it when it is opened as a page.
    if (isPage || traits.styles.length > 0) pages[url] = traits;
    const found = isPage ? findBlocked(document, [siteUrl, ...tagOrigins]) : [];
    blocked.push(
      ...found.map((why) => ({ sentence: 'onPage', values: { page: url, why } }) as const),
    );
  }
  if (blocked.length > 0) throw new SiteError(blocked);
  return { origin: siteUrl, tagOrigins, pages };
}

/** Parses a built page, ignoring comments. */
export function parsePage(html: string): HTMLElement {
  return parse(html, { blockTextElements: { script: true, style: true } });
}

/** Reads what the headers of a page or an SVG depend on: hashes of inline code (CSP level 3, 2.3.1). */
export function readPageTraits(page: HTMLElement): PageTraits {
  // Structured data is not executed, so it needs no hash.
  const scripts = page.querySelectorAll('script:not([src], [type="application/ld+json"])');
  return {
    scripts: hashSources(scripts),
    styles: hashSources(page.querySelectorAll('style')),
    hasForm: page.querySelector('form[data-draft]') !== null,
  };
}

function hashSources(elements: readonly HTMLElement[]): readonly string[] {
  // Browsers hash the parsed text, whose line breaks are all LF.
  const hashes = elements.map(({ rawText }) => hashSource(rawText.replaceAll(/\r\n?/g, '\n')));
  return [...new Set(hashes)];
}

/** Finds what the browser would block in a page that may load from these origins. */
export function findBlocked(page: HTMLElement, origins: readonly string[]): readonly Remark[] {
  return page.querySelectorAll('*').flatMap((element): readonly Remark[] => {
    const place = element.toString().slice(0, 120);
    return Object.entries(element.attributes).flatMap(([name, value]): readonly Remark[] => {
      // Attributes cannot be hashed without `unsafe-hashes`.
      if (/^(?:style|on[a-z]+)$/i.test(name)) {
        return [{ sentence: 'blockedAttribute', values: { name, place } }];
      }
      if (!/^(?:src|srcset|poster)$/i.test(name) || element.tagName === 'SCRIPT') return [];
      const foreign = [...value.matchAll(/(?<![^\s,])(?:https?:)?\/\/[^\s,/]+/gi)]
        .map(([origin]) => (origin.startsWith('//') ? `https:${origin}` : origin))
        .filter((origin) => !origins.some((known) => allows(known, origin)));
      return foreign.map((origin) => ({ sentence: 'blockedOrigin', values: { origin, place } }));
    });
  });
}

/** @param known an origin, or a wildcard for subdomains such as `https://*.tags.example` */
function allows(known: string, origin: string): boolean {
  return (
    known === origin || (known.includes('://*.') && origin.endsWith(known.split('*')[1] ?? ''))
  );
}
