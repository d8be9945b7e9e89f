export interface Scale {
  x: (value: number) => number;
  y: (value: number) => number;
}

/** Position of the origin in the drawing, and pixels per unit of each axis. */
export function scale(origin: [number, number], unitX: number, unitY = unitX): Scale {
  return { x: (value) => origin[0] + value * unitX, y: (value) => origin[1] - value * unitY };
}

/**
 * The graph of ax² + bx + c between two x as one exact quadratic Bézier curve:
 * its control point lies where the tangents at both ends meet.
 */
export function parabola(
  [a, b, c]: readonly [number, number, number],
  from: number,
  to: number,
  at: Scale,
): string {
  const value = (x: number) => a * x * x + b * x + c;
  const middle = (from + to) / 2;
  const control = value(from) + (2 * a * from + b) * (middle - from);
  const point = (x: number, y: number) => `${at.x(x).toFixed(2)} ${at.y(y).toFixed(2)}`;
  return `M${point(from, value(from))}Q${point(middle, control)} ${point(to, value(to))}`;
}
