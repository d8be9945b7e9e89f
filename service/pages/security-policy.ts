import type { InlineSources } from './inline-sources.ts';

/** What the headers need of the environment. */
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

/** What the headers need of the page. */
export interface PageTraits {
  inline: InlineSources;
  /** Only a page with the form may load the verification service, and ask for the visitor's address. */
  hasForm: boolean;
  /** Whether images in `data:` URLs occur. */
  dataImages: boolean;
}

export type Headers = Readonly<Record<string, string>>;

/** Two years, in seconds. Neither subdomains nor preloading: both bind the owner's whole domain, so both are theirs to add. */
const hstsMaxAge = 63_072_000;

/**
 * What no page of ours asks of a visitor. Only what matters if a script were ever injected, and only what
 * browsers know: an unknown name is a console warning, and every byte here delays the first page.
 */
const unusedFeatures = ['camera', 'geolocation', 'microphone'] as const;

/** Headers of every answer, whatever it holds. */
function baseHeaders(policy: PagePolicy): Headers {
  const headers: Record<string, string> = { 'X-Content-Type-Options': 'nosniff' };
  if (isHttps(policy)) headers['Strict-Transport-Security'] = `max-age=${hstsMaxAge}`;
  return headers;
}

/**
 * Headers of a file that only pages use. Opened on its own it runs nothing, so all that its policy has to
 * say is that nobody frames it.
 */
export function fileHeaders(policy: PagePolicy): Headers {
  return {
    ...baseHeaders(policy),
    'Content-Security-Policy': serialize({ 'frame-ancestors': ["'none'"] }),
  };
}

/** Headers of a document that needs nothing: an image opened on its own. */
export function inertHeaders(policy: PagePolicy, inline?: InlineSources): Headers {
  return {
    ...baseHeaders(policy),
    'Content-Security-Policy': serialize({
      'default-src': ["'none'"],
      'style-src': inline?.styles ?? [],
      'frame-ancestors': ["'none'"],
    }),
  };
}

/** Headers of an answer that is neither page nor file: a refusal, and whatever the service says. */
export function plainHeaders(policy: PagePolicy): Headers {
  return { ...inertHeaders(policy), ...companions(policy) };
}

/**
 * Headers of one page: a Content-Security-Policy (level 3) without any `unsafe-` source, and its companions.
 *
 * @throws TypeError where a URL of the policy is not one; the environment was checked before.
 */
export function pageHeaders(policy: PagePolicy, page: PageTraits): Headers {
  return {
    ...baseHeaders(policy),
    'Content-Security-Policy': contentSecurityPolicy(policy, page),
    ...companions(policy),
  };
}

/** What goes with the policy of whatever a browser may open. */
function companions(policy: PagePolicy): Headers {
  return {
    ...(isTrustworthy(policy) ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(','),
  };
}

function contentSecurityPolicy(policy: PagePolicy, page: PageTraits): string {
  const verification =
    page.hasForm && policy.recaptchaScriptUrl
      ? verificationSources(policy.recaptchaScriptUrl)
      : { script: [], frame: [], connect: [] };
  const lookup = new URL(policy.ipLookupUrl, policy.siteUrl).origin;
  const isForeign = page.hasForm && lookup !== new URL(policy.siteUrl).origin;
  const foreignLookup = isForeign ? [lookup] : [];
  const { tagOrigins = [] } = policy;
  const directives = serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...page.inline.scripts, ...verification.script, ...tagOrigins],
    'style-src': page.inline.styles,
    'img-src': ["'self'", ...(page.dataImages ? ['data:'] : []), ...tagOrigins],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...new Set([...foreignLookup, ...verification.connect, ...tagOrigins]),
    ],
    'frame-src': [...verification.frame, ...tagOrigins],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  return isHttps(policy) ? `${directives};upgrade-insecure-requests` : directives;
}

/**
 * Sources that the verification script asks for: Google's own two hosts by path, as its FAQ states them,
 * and the bare origin of anything else (a stand-in, a relay).
 */
function verificationSources(scriptUrl: string) {
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

/** Directives in their order; one without sources is left to `default-src`. */
function serialize(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join(';');
}

/** Elsewhere a browser ignores the opener policy and complains in its console (Secure Contexts, 3.1). */
function isTrustworthy(policy: PagePolicy): boolean {
  return (
    isHttps(policy) || /^(?:localhost|127\..*|\[::1\])$/.test(new URL(policy.siteUrl).hostname)
  );
}

function isHttps(policy: PagePolicy): boolean {
  return new URL(policy.siteUrl).protocol === 'https:';
}
