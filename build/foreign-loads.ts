/** What a page is judged by. */
export interface PageRules {
  /** Its Content-Security-Policy. */
  policy: string;
  /** Origin of the site. */
  siteUrl: string;
}

const loading = /^<(iframe|img|video|audio|source)\b/i;
const attributes = /\s(src|srcset|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const foreignAddress = /(?<![^\s,])(?:https?:)?\/\/[^\s,]+/gi;

/** Which directive speaks for what an attribute loads, where it is no picture (CSP level 3, 6.1). */
const directives: Readonly<Record<string, string>> = {
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
};

/** Lists what an element loads from another host and its page's policy blocks, with what to do about it. */
export function findForeignLoads(element: string, { policy, siteUrl }: PageRules): string[] {
  const name = loading.exec(element)?.[1]?.toLowerCase();
  if (!name) return [];
  return [...element.matchAll(attributes)].flatMap(([, attribute, double, single]) => {
    const isLoad = attribute?.toLowerCase() === 'src';
    const directive = (isLoad && directives[name]) || 'img-src';
    const sources = sourcesOf(policy, directive);
    return [...(double ?? single ?? '').matchAll(foreignAddress)]
      .flatMap(([address]) => (URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : []))
      .filter((url) => !sources.some((source) => allows(source, url, siteUrl)))
      .map(
        ({ origin }) =>
          `The policy blocks ${origin} in ${element.slice(0, 120)}: put the file into public/, or only link to it, or add ${origin} to ${directive} in service/pages/security-policy.ts`,
      );
  });
}

/** The sources of a directive; where the policy does not name it, those of `default-src`. */
function sourcesOf(policy: string, directive: string): readonly string[] {
  const lines = policy.split(';').map((line) => line.trim().split(/\s+/));
  const named = lines.find(([name]) => name === directive);
  return (named ?? lines.find(([name]) => name === 'default-src') ?? []).slice(1);
}

/** Whether a source lets an address in: of the kinds that our policies have, and no others. */
function allows(source: string, url: URL, siteUrl: string): boolean {
  if (source === "'self'") return url.origin === new URL(siteUrl).origin;
  const wildcard = /^(https?:)\/\/\*(\.[^/]+)$/.exec(source);
  if (wildcard) return url.protocol === wildcard[1] && url.host.endsWith(wildcard[2] ?? '');
  if (!URL.canParse(source)) return false;
  const { origin, pathname } = new URL(source);
  const isFolder = pathname.endsWith('/');
  return (
    url.origin === origin &&
    (isFolder ? url.pathname.startsWith(pathname) : url.pathname === pathname)
  );
}
