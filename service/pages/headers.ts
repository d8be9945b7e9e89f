import type { Env, RecaptchaEnv } from '../env.ts';
import type { PageManifest, PageTraits } from './page-manifest.ts';

/** What the headers need of the environment, and the owner's tags. */
export interface PagePolicy extends Pick<Env, 'siteUrl' | 'ipLookupUrl'> {
  recaptcha?: Pick<RecaptchaEnv, 'scriptUrl'> | undefined;
  tagOrigins?: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** Where the rules for rendering linked pages ahead stand; each page's header names it. */
export const speculationRulesPath = '/links.rules';

/** Seconds that a browser keeps a file without asking. */
const maxAge = { hashed: 31_536_000, image: 86_400, rootFile: 3_600 } as const;

/** Two years, in seconds. Subdomains and preloading bind the owner's whole domain: they decide on those. */
const hstsMaxAge = 63_072_000;

/** What goes with the policy of whatever a browser may open. */
const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  // Only names that every browser knows: others are console warnings.
  'Permissions-Policy': 'camera=(),geolocation=(),microphone=()',
} as const;

/** Headers of a built file by its address (`/privacy` for a page), without type, length, tag, coding. */
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
  const type = { 'Content-Type': 'application/speculationrules+json' };
  return {
    'Cache-Control': cacheControl(url),
    ...inertHeaders(policy, traits?.styles),
    // Share images and the icon in mails are shown on other people's pages: link previews, web mail.
    'Cross-Origin-Resource-Policy':
      url.startsWith('/images/') || url === '/apple-touch-icon.png'
        ? 'cross-origin'
        : 'same-origin',
    ...(url === speculationRulesPath ? type : {}),
  };
}

/** Headers of an answer that is neither page nor file: a refusal, and whatever the service says. */
export function plainHeaders(policy: PagePolicy): Headers {
  return { ...documentHeaders, ...inertHeaders(policy) };
}

/** Headers of one page: a policy (CSP level 3) without `unsafe-`, and its companions. */
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

/** Headers of what runs nothing and embeds nothing if it is opened on its own; a drawing keeps its style. */
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

/** Google's own two hosts by path, as its FAQ has them; the origin of anything else (a stand-in, a relay). */
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

function cacheControl(url: string): string {
  if (/^\/(?:assets|_astro)\//.test(url)) return `public, max-age=${maxAge.hashed}, immutable`;
  return `public, max-age=${url.startsWith('/images/') ? maxAge.image : maxAge.rootFile}`;
}

function isHttps(policy: PagePolicy): boolean {
  return policy.siteUrl.startsWith('https:');
}
