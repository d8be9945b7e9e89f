/** Small plane geometry for drawing leaves: everything grows upwards, so y is negative. */
export interface Point {
  x: number;
  y: number;
}

export const point = (x: number, y: number): Point => ({ x, y });

export function lerp(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Point of a cubic Bézier curve. */
export function cubic(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const ab = lerp(a, b, t);
  const bc = lerp(b, c, t);
  const cd = lerp(c, d, t);
  return lerp(lerp(ab, bc, t), lerp(bc, cd, t), t);
}

/** Numbers from 0 to 1 in `count` equal steps, both ends included. */
export function steps(count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => index / count);
}

const two = (value: number) => Math.round(value * 100) / 100;

export const write = ({ x, y }: Point): string => `${two(x)} ${two(y)}`;

/** A curve through all points (Catmull–Rom written as cubic Béziers). */
export function through(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${write(first)}`;
  points.forEach((to, index) => {
    const from = points[index - 1];
    if (!from) return;
    const before = points[index - 2] ?? from;
    const after = points[index + 1] ?? to;
    const one = point(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    const other = point(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    path += `C${write(one)} ${write(other)} ${write(to)}`;
  });
  return path;
}

/** Half of a leaf outline in a unit box: x is the distance from the rib (0–0.5), y runs 0 to −1. */
export type LeafShape = (t: number) => Point;

/** A leaf whose half width follows `width(t)` from base to tip. */
function tapered(width: (t: number) => number): LeafShape {
  return (t) => point(width(t) / 2, -t);
}

export const oval = tapered((t) => Math.sin(Math.PI * t ** 0.92) ** 0.62);
export const sword = tapered((t) =>
  t < 0.55 ? 0.66 + 0.34 * Math.sin((t / 0.55) * (Math.PI / 2)) : 1 - ((t - 0.55) / 0.45) ** 2.4,
);

/** Lobes behind the stalk, a wide shoulder and a drawn-out tip. */
export const heart: LeafShape = (t) =>
  t < 0.5
    ? cubic(point(0, 0), point(0.1, 0.2), point(0.52, 0.17), point(0.5, -0.28), t * 2)
    : cubic(point(0.5, -0.28), point(0.48, -0.62), point(0.13, -0.8), point(0, -1), t * 2 - 1);

/** The uneven wing of a begonia; mirrored by the side it is drawn on. */
export const wing: LeafShape = (t) =>
  t < 0.4
    ? cubic(point(0, 0), point(0.12, 0.26), point(0.56, 0.16), point(0.5, -0.24), t * 2.5)
    : cubic(
        point(0.5, -0.24),
        point(0.44, -0.6),
        point(0.16, -0.78),
        point(0, -1),
        (t - 0.4) / 0.6,
      );

export interface LeafSize {
  length: number;
  width: number;
  /** How far the tip leans sideways. */
  bend?: number | undefined;
}

/** From the unit box to the size of the leaf. */
export function place({ x, y }: Point, { length, width, bend = 0 }: LeafSize): Point {
  return point(x * width + bend * y * y, y * length);
}
