/** The part of a site that the HTTP Observatory rates. */
export interface ObservedPage {
  url: string;
  headers: Headers;
  html: string;
}

export interface ObservatoryScore {
  score: number;
  /** Points that each test added or subtracted. */
  modifiers: Readonly<Record<string, number>>;
}

const base = 100;
/** Minimum score for extra points to count. */
const minimumForExtras = 90;
const sixMonths = 15_768_000;

const broadSources = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];
const safeReferrerPolicies = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

/**
 * Scores a page by Mozilla's published rules: github.com/mdn/mdn-http-observatory, src/grader/charts.js
 * and src/analyzer/tests. Tests that need the real network (redirection to HTTPS, the preload list) count
 * as neutral. The site sets no cookie by header, which is worth 0.
 */
export function scoreByObservatory(page: ObservedPage): ObservatoryScore {
  const policy = parsePolicy(page.headers.get('content-security-policy') ?? '');
  const modifiers = {
    'content-security-policy': contentPolicyModifier(policy, page.url),
    'strict-transport-security': transportModifier(page.headers),
    'referrer-policy': referrerModifier(page.headers.get('referrer-policy')),
    'subresource-integrity': integrityModifier(page.html),
    'x-content-type-options': page.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framingModifier(policy, page.headers.get('x-frame-options')),
    'cross-origin-resource-policy': resourceModifier(
      page.headers.get('cross-origin-resource-policy'),
    ),
    'cross-origin-resource-sharing':
      page.headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  };
  const values = Object.values(modifiers);
  const penalized = base + sum(values.filter((value) => value < 0));
  const extras = penalized >= minimumForExtras ? sum(values.filter((value) => value > 0)) : 0;
  return { score: Math.max(0, penalized + extras), modifiers };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function parsePolicy(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function contentPolicyModifier(policy: Policy, url: string): number {
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (name: string, refused: readonly string[]) =>
    sources(name).some((source) => refused.includes(source));
  if (policy.size === 0 || (policy.size === 1 && policy.has(''))) return -25;
  if (has('script-src', [...broadSources, "'unsafe-inline'", 'data:'])) return -20;
  if (has('object-src', broadSources)) return -20;
  const all = [...policy].filter(([name]) => name !== 'img-src' && name !== 'media-src');
  const insecure = (source: string) => /^(?:http|ftp):/.test(source);
  const isHttps = url.startsWith('https:');
  if (isHttps && all.some(([, list]) => list.some(insecure))) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (isHttps && [...sources('img-src'), ...sources('media-src')].some(insecure)) return -10;
  if (has('style-src', [...broadSources, "'unsafe-inline'", 'data:'])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function transportModifier(headers: Headers): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) >= sixMonths ? 0 : -10;
}

function referrerModifier(header: string | null): number {
  if (header === null) return 0;
  return safeReferrerPolicies.includes(header) ? 5 : -5;
}

/** Bonus only for script elements with `src` and `integrity`; inline scripts are neutral. */
function integrityModifier(html: string): number {
  const external = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"[^>]*>/gi)];
  const foreign = external.filter(([, source = '']) => /^(?:https?:)?\/\//.test(source));
  if (foreign.some(([, source = '']) => !source.startsWith('https:'))) return -50;
  if (foreign.some(([element]) => !element.includes(' integrity='))) return -5;
  return external.some(([element]) => element.includes(' integrity=')) ? 5 : 0;
}

function framingModifier(policy: Policy, header: string | null): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broadSources.includes(source))) return 5;
  return header === 'DENY' || header === 'SAMEORIGIN' ? 0 : -20;
}

function resourceModifier(header: string | null): number {
  if (header === null || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
