import { pathOf, prefixOf } from '../../app/routes.ts';
import { languages } from '../../contract/language.ts';
import { contentTypeOf } from './content-type.ts';
import { findInlineSources } from './inline-sources.ts';
import {
  fileHeaders,
  type Headers,
  inertHeaders,
  type PagePolicy,
  pageHeaders,
} from './security-policy.ts';
import { speculationRulesPath } from './speculation-rules.ts';

/** Seconds that a browser keeps a file without asking. */
const imageMaxAge = 86_400;
const rootFileMaxAge = 3_600;

/** Pages with the contact form, by their URL: the only ones that may load the verification service. */
export const formPages: ReadonlySet<string> = new Set(
  languages.map((language) => pathOf({ kind: 'landing' }, prefixOf(language))),
);

/** One prerendered page, as its headers depend on it. */
export interface PageSource {
  /** Clean URL: `/`, `/privacy`, `/en/project/ecommerce`. */
  url: string;
  html: string;
  /** Whether the same URL has an English variant chosen by cookie. */
  variesByCookie: boolean;
  /** Whether the site's scripts or styles use images in `data:` URLs. */
  dataImages: boolean;
}

/** All headers of a page but those of its length, tag and coding. */
export function headersOfPage(policy: PagePolicy, page: PageSource): Headers {
  return {
    'Content-Type': contentTypeOf('index.html'),
    // Kept, but asked about each time: a new edition is seen at once and an old one costs a 304.
    'Cache-Control': 'no-cache',
    'Speculation-Rules': `"${speculationRulesPath}"`,
    Vary: page.variesByCookie ? 'Cookie, Accept-Encoding' : 'Accept-Encoding',
    ...pageHeaders(policy, {
      inline: findInlineSources(page.html),
      hasForm: formPages.has(page.url),
      dataImages: page.dataImages || page.html.includes('data:image/'),
    }),
  };
}

/**
 * All headers of a file that is no page, but those of its length, tag and coding.
 *
 * @param url its path on the site, such as `/assets/entry-C0ffee.js`
 * @param svg its text, where it is an SVG image: one opened on its own is a document
 */
export function headersOfFile(
  policy: PagePolicy,
  url: string,
  hasVariants: boolean,
  svg?: string,
): Headers {
  const isImage = url.startsWith('/images/');
  return {
    'Content-Type': contentTypeOf(url),
    'Cache-Control': cacheControl(url),
    ...(hasVariants ? { Vary: 'Accept-Encoding' } : {}),
    ...(svg === undefined ? fileHeaders(policy) : inertHeaders(policy, findInlineSources(svg))),
    // Share images are meant to be shown on other people's pages: link previews, web mail.
    'Cross-Origin-Resource-Policy': isImage ? 'cross-origin' : 'same-origin',
  };
}

function cacheControl(url: string): string {
  if (url.startsWith('/assets/')) return 'max-age=31536000, immutable';
  return `public, max-age=${url.startsWith('/images/') ? imageMaxAge : rootFileMaxAge}`;
}
