import {
  type LeafShape,
  type LeafSize,
  lerp,
  type Point,
  place,
  point,
  steps,
  through,
  write,
} from '../geometry.ts';

export interface Tone {
  lit: string;
  shade: string;
  rib: string;
  vein?: string;
}

export interface LeafProps extends LeafSize {
  shape: LeafShape;
  tone: Tone;
  x: number;
  y: number;
  /** Degrees clockwise from upright. */
  turn: number;
  veins?: number;
  /** Foreshortening of a leaf that leans towards or away from the eye. */
  squash?: number;
}

type Side = 1 | -1;

export function edge(shape: LeafShape, size: LeafSize, side: Side, count = 18): Point[] {
  return steps(count).map((t) => {
    const { x, y } = shape(t);
    return place(point(side * x, y), size);
  });
}

export function half(points: readonly Point[], size: LeafSize): string {
  const ribBack = steps(6)
    .map((t) => `L${write(place(point(0, -(1 - t)), size))}`)
    .join('');
  return `${through(points)}${ribBack}Z`;
}

export function rib(size: LeafSize, until = 0.96): string {
  return through(steps(6).map((t) => place(point(0, -t * until), size)));
}

/** Side veins, from the rib out and forward to just before the edge. */
function veinPaths(shape: LeafShape, size: LeafSize, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const t = 0.08 + (0.72 * index) / count;
    const start = place(point(0, -t), size);
    return ([1, -1] as const)
      .map((side) => {
        const out = shape(Math.min(0.96, t + 0.2));
        const end = lerp(start, place(point(side * out.x, Math.min(out.y, -t - 0.02)), size), 0.86);
        const bow = point((start.x + end.x) / 2, start.y + (end.y - start.y) * 0.18);
        return `M${write(start)}Q${write(bow)} ${write(end)}`;
      })
      .join('');
  }).join('');
}

function placed({ x, y, turn, squash = 1 }: LeafProps): string {
  return `translate(${x} ${y}) rotate(${turn})${squash === 1 ? '' : ` scale(1 ${squash})`}`;
}

/** One leaf with a lit and a shaded half, rib and veins. */
export function Leaf(props: LeafProps) {
  const { shape, tone, veins = 0, ...size } = props;
  return (
    <g transform={placed(props)}>
      <path d={half(edge(shape, size, -1), size)} fill={tone.lit} />
      <path d={half(edge(shape, size, 1), size)} fill={tone.shade} />
      {veins > 0 && (
        <path
          d={veinPaths(shape, size, veins)}
          fill="none"
          stroke={tone.vein ?? tone.rib}
          strokeWidth={0.7}
          opacity={0.55}
        />
      )}
      <path d={rib(size)} fill="none" stroke={tone.rib} strokeWidth={1.1} strokeLinecap="round" />
    </g>
  );
}
