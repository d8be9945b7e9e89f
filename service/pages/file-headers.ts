import type { PageManifest } from './page-manifest.ts';
import {
  drawingHeaders,
  fileHeaders,
  type Headers,
  type PagePolicy,
  pageHeaders,
} from './security-policy.ts';

/** Where the rules for rendering linked pages ahead stand; each page's header names it. */
export const speculationRulesPath = '/links.rules';

/** Seconds that a browser keeps a file without asking. */
const maxAge = { hashed: 31_536_000, image: 86_400, rootFile: 3_600 } as const;

/**
 * Headers of a built file, without type, length, tag and coding.
 *
 * @param url address of the file: `/privacy` for a page, `/assets/entry-C0ffee.js` for others
 */
export function headersOf(url: string, policy: PagePolicy, pages: PageManifest['pages']): Headers {
  const traits = pages[url];
  if (traits && !url.endsWith('.svg')) {
    return {
      // Kept, but asked about each time: a new edition is seen at once.
      'Cache-Control': 'no-cache',
      'Speculation-Rules': `"${speculationRulesPath}"`,
      ...pageHeaders(policy, traits),
    };
  }
  return {
    'Cache-Control': cacheControl(url),
    // A drawing that is opened on its own is a document.
    ...(url.endsWith('.svg') ? drawingHeaders(policy, traits?.styles) : fileHeaders(policy)),
    // Share images are shown on other people's pages: link previews, web mail.
    'Cross-Origin-Resource-Policy': url.startsWith('/images/') ? 'cross-origin' : 'same-origin',
    ...(url === speculationRulesPath
      ? { 'Content-Type': 'application/speculationrules+json' }
      : {}),
  };
}

function cacheControl(url: string): string {
  if (/^\/(?:assets|_astro)\//.test(url)) return `public, max-age=${maxAge.hashed}, immutable`;
  return `public, max-age=${url.startsWith('/images/') ? maxAge.image : maxAge.rootFile}`;
}
