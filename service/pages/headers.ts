import { hash } from 'node:crypto';
import type { Env, RecaptchaEnv } from '../env.ts';
import type { PageManifest, PageTraits } from './page-manifest.ts';

/** The settings that the headers depend on, and the owner's tags. */
export interface PagePolicy extends Pick<Env, 'siteUrl' | 'ipLookupUrl'> {
  recaptcha?: Pick<RecaptchaEnv, 'scriptUrl'> | undefined;
  tagOrigins?: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** Path of the speculation rules, which each page's header names. */
export const speculationRulesPath = '/links.rules';

/** Seconds that a browser caches a file without revalidation. */
const maxAge = { hashed: 31_536_000, image: 86_400, rootFile: 3_600 } as const;

/** Two years, in seconds. Without subdomains and preloading, which would bind the owner's whole domain. */
const hstsMaxAge = 63_072_000;

/** Headers of everything that a browser may open as a document. */
const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  // Only names that every browser knows: others cause console warnings.
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=()',
} as const;

/** Returns a built file's headers by path (`/privacy` for a page), except type, length, ETag and coding. */
export function headersOf(url: string, policy: PagePolicy, pages: PageManifest['pages']): Headers {
  const traits = pages[url];
  if (traits && !url.endsWith('.svg')) {
    return {
      // Cached, but revalidated each time, so that a new build is visible at once.
      'Cache-Control': 'no-cache',
      'Speculation-Rules': `"${speculationRulesPath}"`,
      ...pageHeaders(policy, traits),
    };
  }
  const type = { 'Content-Type': 'application/speculationrules+json' };
  return {
    'Cache-Control': cacheControl(url),
    ...inertHeaders(policy, traits?.styles),
    // Other sites show share images and the icon: link previews and web mail.
    'Cross-Origin-Resource-Policy':
      url.startsWith('/images/') || url === '/apple-touch-icon.png'
        ? 'cross-origin'
        : 'same-origin',
    ...(url === speculationRulesPath ? type : {}),
  };
}

/** Returns the headers of other responses: errors and the service's answers. */
export function plainHeaders(policy: PagePolicy): Headers {
  return { ...documentHeaders, ...inertHeaders(policy) };
}

/** Returns the headers of one page: a policy (CSP level 3) without `unsafe-`, and the others. */
export function pageHeaders(policy: PagePolicy, page: PageTraits): Headers {
  const { siteUrl, ipLookupUrl, recaptcha, tagOrigins = [] } = policy;
  const lookup = page.hasForm ? [new URL(ipLookupUrl, siteUrl).origin] : [];
  const { script, frame, connect } = verificationSources(page.hasForm ? recaptcha : undefined);
  const connected = new Set([...lookup, ...connect, ...tagOrigins]);
  connected.delete(new URL(siteUrl).origin);
  const rules = writeRules({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...page.scripts, ...script, ...tagOrigins],
    'style-src': page.styles,
    'img-src': ["'self'", 'data:', ...tagOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connected],
    'frame-src': [...frame, ...tagOrigins],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  const upgrade = isHttps(policy) ? ';upgrade-insecure-requests' : '';
  return { ...documentHeaders, ...commonHeaders(policy, rules + upgrade) };
}

/** Returns headers that allow no script and no resource; a drawing keeps its styles. */
function inertHeaders(policy: PagePolicy, styles: readonly string[] = []): Headers {
  const none = ["'none'"];
  const rules = { 'default-src': none, 'style-src': styles, 'frame-ancestors': none };
  return commonHeaders(policy, writeRules(rules));
}

function commonHeaders(policy: PagePolicy, rules: string): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': rules,
    ...(isHttps(policy) ? { 'Strict-Transport-Security': `max-age=${hstsMaxAge}` } : {}),
  };
}

function writeRules(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Google's own two hosts by path, as in its FAQ; for another host (a test server, a relay) its origin. */
function verificationSources(recaptcha: PagePolicy['recaptcha']) {
  if (!recaptcha) return { script: [], frame: [], connect: [] };
  const { origin, hostname } = new URL(recaptcha.scriptUrl);
  if (hostname !== 'www.google.com' && hostname !== 'www.recaptcha.net') {
    return { script: [origin], frame: [origin], connect: [origin] };
  }
  return {
    script: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frame: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
    connect: [`${origin}/recaptcha/`],
  };
}

/** Returns the source expression of inline code: its hash (CSP level 3, 2.3.1). */
export const hashSource = (code: string) => `'sha256-${hash('sha256', code, 'base64')}'`;

/** Returns the source expressions of the style elements in a drawing, whose line breaks browsers hash as LF. */
export const styleSources = (svg: string): readonly string[] =>
  [...svg.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, code = '']) =>
    hashSource(code.replaceAll('\r\n', '\n')),
  );

function cacheControl(url: string): string {
  if (/^\/(?:assets|_astro)\//.test(url)) return `public, max-age=${maxAge.hashed}, immutable`;
  return `public, max-age=${url.startsWith('/images/') ? maxAge.image : maxAge.rootFile}`;
}

function isHttps(policy: PagePolicy): boolean {
  return policy.siteUrl.startsWith('https:');
}
