/** A pinhole camera over a flat road: metres in, pixels of the 360 × 640 picture out. */
export type Point = readonly [number, number];

const horizon = 190;
const vanishingX = 196;
const focalLength = 280;
const cameraHeight = 2.5;

/** `x` metres to the right of the camera, `z` metres ahead, `y` metres above the road. */
export function project(x: number, z: number, y = 0): Point {
  return [
    round(vanishingX + (focalLength * x) / z),
    round(horizon + (focalLength * (cameraHeight - y)) / z),
  ];
}

/** Pixels that one metre takes up at the distance `z`. */
export function metre(z: number): number {
  return focalLength / z;
}

export function path(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`;
}

export function groundPath(points: readonly Point[], closed = true): string {
  return path(
    points.map(([x, z]) => project(x, z)),
    closed,
  );
}

/** A strip painted along the road, between two distances. */
export function ribbon(x: number, width: number, near: number, far: number): string {
  const half = width / 2;
  return groundPath([
    [x - half, near],
    [x + half, near],
    [x + half, far],
    [x - half, far],
  ]);
}

/** Box around points of the picture, as x, y, width, height. */
export function bounds(points: readonly Point[], margin: number) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    left,
    top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
