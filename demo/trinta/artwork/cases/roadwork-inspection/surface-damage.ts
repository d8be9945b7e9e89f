import { seededRandom } from '../../seeded-random.ts';
import { type Point, project } from './perspective.ts';

/** The defect that the whole case follows: 95 × 64 cm in the right wheel path. */
const centre: Point = [0.5, 2.86];
const halfWidth = 0.475;
const halfLength = 0.32;

/** Outline of the hole on the road, scaled: 1 is the measured edge. */
export function potholeOutline(scale: number, seed = 11, roughness = 0.13): Point[] {
  const roll = seededRandom(seed);
  const corners = 46;
  return Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const lobe = 1 + 0.09 * Math.sin(angle * 3 + 0.8) + 0.06 * Math.sin(angle * 5 + 2);
    const reach = scale * lobe * (1 - roughness / 2 + roll() * roughness);
    return [
      centre[0] + Math.cos(angle) * halfWidth * reach,
      centre[1] + Math.sin(angle) * halfLength * reach,
    ];
  });
}

/** Cracks from the hole into the asphalt around it. */
export function radiatingCracks(): Point[][] {
  const roll = seededRandom(29);
  return [0.4, 1.3, 2.2, 2.9, 3.5, 4.3, 5.2, 5.9].map((start) => {
    let angle = start;
    let reach = 0.92;
    const steps = 5 + Math.floor(roll() * 4);
    return Array.from({ length: steps }, (): Point => {
      const point: Point = [
        centre[0] + Math.cos(angle) * halfWidth * reach,
        centre[1] + Math.sin(angle) * halfLength * reach,
      ];
      reach += 0.1 + roll() * 0.14;
      angle += (roll() - 0.5) * 0.3;
      return point;
    });
  });
}

/** Stones that traffic threw out of the hole: position and diameter in metres. */
export function looseStones(): { at: Point; size: number }[] {
  const roll = seededRandom(5);
  return Array.from({ length: 60 }, () => {
    const angle = roll() * Math.PI * 2;
    const reach = 0.78 + roll() ** 2 * 1.3;
    return {
      at: [
        centre[0] + Math.cos(angle) * halfWidth * reach,
        centre[1] + Math.sin(angle) * halfLength * reach,
      ],
      size: 0.008 + roll() * 0.02,
    };
  });
}

/** Alligator cracking in the left wheel path: a net of bent cells. */
export function alligatorCracks(): Point[][] {
  const roll = seededRandom(41);
  const columns = 9;
  const rows = 15;
  const knots = Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: columns },
      (_, column): Point => [
        -1.55 + (column + (row % 2) * 0.5 + (roll() - 0.5) * 0.75) * 0.115,
        3.35 + (row + (roll() - 0.5) * 0.75) * 0.165,
      ],
    ),
  );
  const lines: Point[][] = [];
  const inside = (row: number, column: number) => {
    const across = (column / (columns - 1)) * 2 - 1;
    const along = (row / (rows - 1)) * 2 - 1;
    return across ** 2 + along ** 2 < 0.95 + roll() * 0.35;
  };
  for (const [row, line] of knots.entries()) {
    for (const [column, knot] of line.entries()) {
      if (!inside(row, column)) continue;
      const beside = line[column + 1];
      const ahead = knots[row + 1]?.[column];
      const middle = (to: Point): Point => [
        (knot[0] + to[0]) / 2 + (roll() - 0.5) * 0.04,
        (knot[1] + to[1]) / 2 + (roll() - 0.5) * 0.05,
      ];
      if (beside && roll() < 0.78) lines.push([knot, middle(beside), beside]);
      if (ahead && roll() < 0.86) lines.push([knot, middle(ahead), ahead]);
    }
  }
  return lines;
}

/** The worn length of the edge line. */
export const wornLine = { x: 1.42, near: 4.5, far: 9 } as const;

/** The flakes of paint that are left on the worn length, as quadrilaterals. */
export function paintFlakes(): Point[][] {
  const roll = seededRandom(77);
  const flakes: Point[][] = [];
  let z: number = wornLine.near;
  while (z < wornLine.far) {
    const length = 0.05 + roll() * 0.2;
    const left = wornLine.x - 0.075 + roll() * 0.07;
    const right = wornLine.x + 0.075 - roll() * 0.07;
    if (roll() < 0.62) {
      flakes.push([
        [left, z],
        [right, z + roll() * 0.05],
        [right - roll() * 0.03, z + length],
        [left + roll() * 0.03, z + length * 0.9],
      ]);
    }
    z += length + roll() * 0.12;
  }
  return flakes;
}

export function toPicture(points: readonly Point[]): Point[] {
  return points.map(([x, z]) => project(x, z));
}
