import { road } from './data.ts';
import { type Point, round } from './perspective.ts';

/** SP-270 over the map, from Angatuba (km 214) to Paranapanema (km 255), with a bit more at both ends. */
const bends: readonly Point[] = [
  [400, 420],
  [366, 404],
  [330, 382],
  [286, 372],
  [236, 388],
  [188, 372],
  [192, 328],
  [246, 306],
  [288, 276],
  [262, 226],
  [206, 224],
  [160, 250],
  [112, 240],
  [86, 200],
  [44, 182],
  [10, 168],
  [-30, 160],
];
const [firstBend, lastBend] = [2, 14];
const stepsPerBend = 24;

/** Catmull–Rom interpolation, so that the line passes through every bend. */
function between(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  );
}

const line: Point[] = bends.slice(0, -1).flatMap((from, index) => {
  const to = bends[index + 1] ?? from;
  const before = bends[index - 1] ?? from;
  const after = bends[index + 2] ?? to;
  return Array.from({ length: stepsPerBend }, (_, step): Point => {
    const t = step / stepsPerBend;
    return [
      between(before[0], from[0], to[0], after[0], t),
      between(before[1], from[1], to[1], after[1], t),
    ];
  });
});
const stretch = line.slice(firstBend * stepsPerBend, lastBend * stepsPerBend + 1);

/** Pixels along the stretch up to each of its points. */
const gone: number[] = [];
for (const [index, [x, y]] of stretch.entries()) {
  const [px, py] = stretch[index - 1] ?? [x, y];
  gone.push((gone.at(-1) ?? 0) + Math.hypot(x - px, y - py));
}

/** Position of a kilometre on the map, and the direction of travel there in radians. */
export function at(km: number): { x: number; y: number; angle: number } {
  const wanted = ((km - road.from) / (road.to - road.from)) * (gone.at(-1) ?? 1);
  const index = Math.max(
    1,
    gone.findIndex((sum) => sum >= wanted),
  );
  const [x, y] = stretch[index] ?? [0, 0];
  const [px, py] = stretch[index - 1] ?? [0, 0];
  return { x: round(x), y: round(y), angle: Math.atan2(y - py, x - px) };
}

/** The line from one kilometre to another, as path data. */
export function section(from: number, to: number): string {
  const steps = Math.ceil((to - from) * 4);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const { x, y } = at(from + ((to - from) * step) / steps);
    return `${step ? 'L' : 'M'}${x} ${y}`;
  }).join('');
}

export const wholeLine = `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
