import type { Env } from '../env.ts';
import type { PageTraits } from './page-manifest.ts';

/** What the headers need of the environment, and the owner's tags. */
export interface PagePolicy {
  /** `SITE_URL`. */
  siteUrl: string;
  /** `IP_LOOKUP_URL`; a path of our own is allowed as it is. */
  ipLookupUrl: string;
  /** `RECAPTCHA_SCRIPT_URL`, only where the keys are set: undefined keeps Google out of every page. */
  recaptchaScriptUrl?: string | undefined;
  /** Origins of the owner's analytics and marketing tags, which load after consent only. */
  tagOrigins?: readonly string[];
}

export type Headers = Readonly<Record<string, string>>;

/** Two years, in seconds. Subdomains and preloading bind the owner's whole domain: they decide on those. */
const hstsMaxAge = 63_072_000;

export function pagePolicy(env: Env, tagOrigins: readonly string[] = []): PagePolicy {
  const { siteUrl, ipLookupUrl, recaptcha } = env;
  return { siteUrl, ipLookupUrl, recaptchaScriptUrl: recaptcha?.scriptUrl, tagOrigins };
}

/** Headers of one page: a Content-Security-Policy (level 3) without `unsafe-` and its companions. */
export function pageHeaders(policy: PagePolicy, page: PageTraits): Headers {
  return { ...documentHeaders(policy), ...baseHeaders(policy, pageDirectives(policy, page)) };
}

/** Headers of an answer that is neither page nor file: a refusal, and whatever the service says. */
export function plainHeaders(policy: PagePolicy): Headers {
  return { ...documentHeaders(policy), ...drawingHeaders(policy) };
}

/** Headers of a drawing, which is a document if it is opened on its own. */
export function drawingHeaders(policy: PagePolicy, styles: readonly string[] = []): Headers {
  const directives = { 'default-src': ["'none'"], 'style-src': styles };
  return baseHeaders(policy, { ...directives, 'frame-ancestors': ["'none'"] });
}

/** Headers of a file that only pages use: opened on its own it runs nothing. */
export function fileHeaders(policy: PagePolicy): Headers {
  return baseHeaders(policy, { 'frame-ancestors': ["'none'"] });
}

type Directives = Readonly<Record<string, readonly string[]>>;

function baseHeaders(policy: PagePolicy, directives: Directives): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': Object.entries(directives)
      .filter(([name, sources]) => sources.length > 0 || name === 'upgrade-insecure-requests')
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join(';'),
    ...(isHttps(policy) ? { 'Strict-Transport-Security': `max-age=${hstsMaxAge}` } : {}),
  };
}

/** What goes with the policy of whatever a browser may open. */
function documentHeaders(policy: PagePolicy): Headers {
  return {
    ...(isTrustworthy(policy) ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    // Only names that every browser knows: others are console warnings.
    'Permissions-Policy': 'camera=(),geolocation=(),microphone=()',
  };
}

/** Only a page with the form may load the verification service, and ask for the visitor's address. */
function pageDirectives(policy: PagePolicy, page: PageTraits): Directives {
  const { siteUrl, ipLookupUrl, recaptchaScriptUrl, tagOrigins = [] } = policy;
  const lookup = new URL(ipLookupUrl, siteUrl).origin;
  const isForeign = page.hasForm && lookup !== new URL(siteUrl).origin;
  const { script, frame, connect } = verificationSources(page.hasForm ? recaptchaScriptUrl : '');
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...page.scripts, ...script, ...tagOrigins],
    'style-src': page.styles,
    'img-src': ["'self'", 'data:', ...tagOrigins],
    'font-src': ["'self'"],
    'connect-src': [
      ...new Set(["'self'", ...(isForeign ? [lookup] : []), ...connect, ...tagOrigins]),
    ],
    'frame-src': [...frame, ...tagOrigins],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps(policy) ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/** Google's own two hosts by path, as its FAQ has them; the origin of anything else (a stand-in, a relay). */
function verificationSources(scriptUrl: string | undefined) {
  if (!scriptUrl) return { script: [], frame: [], connect: [] };
  const { origin, hostname } = new URL(scriptUrl);
  if (hostname !== 'www.google.com' && hostname !== 'www.recaptcha.net') {
    return { script: [origin], frame: [origin], connect: [origin] };
  }
  return {
    script: [`${origin}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frame: [`${origin}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
    connect: [`${origin}/recaptcha/`],
  };
}

/** Elsewhere a browser ignores the opener policy and complains in its console (Secure Contexts, 3.1). */
function isTrustworthy(policy: PagePolicy): boolean {
  const { hostname } = new URL(policy.siteUrl);
  return isHttps(policy) || /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
}

function isHttps(policy: PagePolicy): boolean {
  return new URL(policy.siteUrl).protocol === 'https:';
}
