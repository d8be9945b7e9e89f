import { seededRandom } from '../../seeded-random.ts';

export interface Crumb {
  x: number;
  y: number;
  turn: number;
  /** 0–1; determines tone, size or curve of this piece. */
  chance: number;
}

interface Spread {
  seed: number;
  count: number;
  at: readonly [number, number];
  radius: number;
  /** Height relative to width of the area. */
  squash?: number;
  /** Radius of a hole in the middle. */
  hole?: number;
}

/** Spreads points evenly over a disc, by choosing the candidate farthest from the others each time. */
export function spread({ seed, count, at, radius, squash = 1, hole = 0 }: Spread): Crumb[] {
  const next = seededRandom(seed);
  const crumbs: Crumb[] = [];
  for (let index = 0; index < count; index += 1) {
    let best: Crumb | undefined;
    let bestGap = -1;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const angle = next() * Math.PI * 2;
      const reach = hole + (radius - hole) * Math.sqrt(next());
      const crumb: Crumb = {
        x: round(at[0] + Math.cos(angle) * reach),
        y: round(at[1] + Math.sin(angle) * reach * squash),
        turn: Math.round(next() * 360),
        chance: next(),
      };
      const gap = crumbs.reduce(
        (least, other) => Math.min(least, Math.hypot(other.x - crumb.x, other.y - crumb.y)),
        Number.POSITIVE_INFINITY,
      );
      if (gap > bestGap) {
        best = crumb;
        bestGap = gap;
      }
    }
    if (best) crumbs.push(best);
  }
  return crumbs;
}

interface Blob {
  seed: number;
  at: readonly [number, number];
  radius: number;
  squash?: number;
  /** Irregularity of the edge, as a share of the radius. */
  wobble?: number;
  points?: number;
}

/** A closed, soft-edged outline around a point. */
export function blob({ seed, at, radius, squash = 1, wobble = 0.08, points = 11 }: Blob): string {
  const next = seededRandom(seed);
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2;
    const reach = radius * (1 + (next() - 0.5) * 2 * wobble);
    return [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach * squash] as const;
  });
  const middles = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % points] ?? [x, y];
    return [round((x + nextX) / 2), round((y + nextY) / 2)] as const;
  });
  const last = middles[points - 1] ?? [0, 0];
  const curves = corners.map(([x, y], index) => {
    const [endX, endY] = middles[index] ?? last;
    return `Q${round(x)} ${round(y)} ${endX} ${endY}`;
  });
  return `M${last[0]} ${last[1]}${curves.join('')}Z`;
}

/** Picks a tone by a number between 0 and 1. */
export function pick<T>(tones: readonly [T, ...T[]], chance: number): T {
  return tones[Math.floor(chance * tones.length)] ?? tones[0];
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
