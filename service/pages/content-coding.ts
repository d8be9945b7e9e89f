/** Content codings that the build prepares, best first where a browser takes several alike. */
export const codings = ['br', 'zstd', 'gzip'] as const;

export type Coding = (typeof codings)[number];

/** Ending of the prepared file beside its source. */
export const codingSuffixes: Readonly<Record<Coding, string>> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};

/** Browsers send few different values; whoever sends more than this has each one parsed. */
const remembered = 256;
const rankings = new Map<string, readonly (Coding | 'identity')[]>();

/**
 * Codings that a request accepts, best first, from its `Accept-Encoding` (RFC 9110, 12.5.3).
 * Quality decides, then our own order; `identity` is last unless the request ranks it, and absent only
 * if refused.
 */
export function rankCodings(header: string | undefined): readonly (Coding | 'identity')[] {
  if (!header) return ['identity'];
  const known = rankings.get(header);
  if (known) return known;
  const ranking = rank(header);
  if (rankings.size < remembered) rankings.set(header, ranking);
  return ranking;
}

function rank(header: string): readonly (Coding | 'identity')[] {
  const qualities = new Map<string, number>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    qualities.set(name === 'x-gzip' ? 'gzip' : name, quality(parameters));
  }
  const others = qualities.get('*') ?? 0;
  const ranked: { coding: Coding | 'identity'; quality: number }[] = codings.map((coding) => ({
    coding,
    quality: qualities.get(coding) ?? others,
  }));
  // Unmentioned, identity stays acceptable, but below everything that was asked for.
  const unranked = qualities.has('*') ? others : Number.MIN_VALUE;
  ranked.push({ coding: 'identity', quality: qualities.get('identity') ?? unranked });
  return ranked
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.coding);
}

function quality(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => /^q\s*=/.test(parameter));
  if (given === undefined) return 1;
  const value = Number(given.slice(given.indexOf('=') + 1));
  return value >= 0 && value <= 1 ? value : 0;
}
