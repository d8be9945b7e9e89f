import { type Point, point, steps, through, write } from './geometry.ts';

export type PotShape = 'terra' | 'lua' | 'serra' | 'cuia' | 'cultivo';
export type Glaze = 'barro' | 'osso' | 'limao' | 'musgo' | 'noite' | 'preto';

/** Half widths from rim to foot, as [y, half width]. */
const profiles: Record<PotShape, readonly [number, number][]> = {
  terra: [
    [0, 50],
    [16, 49],
    [17, 44],
    [50, 39],
    [86, 33],
  ],
  lua: [
    [0, 38],
    [5, 42],
    [18, 50],
    [36, 55],
    [52, 54],
    [68, 48],
    [82, 39],
    [90, 33],
  ],
  serra: [
    [0, 45],
    [30, 45],
    [60, 44],
    [80, 41],
    [88, 36],
  ],
  cuia: [
    [0, 58],
    [16, 57],
    [36, 50],
    [52, 38],
    [60, 28],
  ],
  cultivo: [
    [0, 44],
    [7, 44],
    [8, 41],
    [44, 36],
    [76, 32],
  ],
};

interface GlazeColours {
  lit: string;
  base: string;
  shade: string;
  inside: string;
}

const glazes: Record<Glaze, GlazeColours> = {
  barro: { lit: '#d88a64', base: '#bf6a47', shade: '#8b442d', inside: '#6f3424' },
  osso: { lit: '#fbf5e6', base: '#ece1c9', shade: '#b9a583', inside: '#8d7a5c' },
  limao: { lit: '#f0ee88', base: '#d9d947', shade: '#99a02a', inside: '#6e741f' },
  musgo: { lit: '#a9be8e', base: '#7f9a6b', shade: '#4c6848', inside: '#384e36' },
  noite: { lit: '#5d7890', base: '#35506a', shade: '#1b3046', inside: '#14222f' },
  preto: { lit: '#4a4f4a', base: '#2f3530', shade: '#1b201c', inside: '#141814' },
};

/** Flatness of the rim as the eye sees it from slightly above. */
const tilt = 0.17;

function radiusAt(shape: PotShape, y: number): number {
  const profile = profiles[shape];
  for (const [index, [below, wide]] of profile.entries()) {
    const [above, narrow] = profile[index - 1] ?? [0, wide];
    if (y <= below) return narrow + ((wide - narrow) * (y - above)) / Math.max(1, below - above);
  }
  return profile.at(-1)?.[1] ?? 0;
}

export const potHeight = (shape: PotShape): number => profiles[shape].at(-1)?.[0] ?? 0;
export const rimRadius = (shape: PotShape): number => radiusAt(shape, 0);

function side(shape: PotShape, sign: 1 | -1, until: number, inset = 1): Point[] {
  const points = profiles[shape]
    .filter(([y]) => y < until)
    .map(([y, r]) => point(sign * r * inset, y));
  return [...points, point(sign * radiusAt(shape, until) * inset, until)];
}

/** The curve of the front of the pot at one height, left to right. */
function frontCurve(shape: PotShape, y: number, wave: (u: number) => number = () => 0): Point[] {
  const r = radiusAt(shape, y);
  return steps(90).map((t) => {
    const u = t * 2 - 1;
    return point(u * r, y + Math.sqrt(Math.max(0, 1 - u * u)) * r * tilt + wave(u));
  });
}

const sharp = (shape: PotShape) => shape === 'terra' || shape === 'cultivo';

function line(shape: PotShape, points: readonly Point[]): string {
  return sharp(shape)
    ? points.map((p, i) => `${i ? 'L' : 'M'}${write(p)}`).join('')
    : through(points);
}

const joined = (path: string, next: string) => `${path}L${next.slice(1)}`;

function body(shape: PotShape, until: number, wave?: (u: number) => number): string {
  const left = line(shape, side(shape, -1, until));
  const bottom = through(frontCurve(shape, until, wave));
  const right = line(shape, side(shape, 1, until).reverse());
  return `${joined(joined(left, bottom), right)}Z`;
}

/** Runs of the glaze: [position across the front, width, length]. */
const runs: readonly [number, number, number][] = [
  [-0.74, 0.14, 6],
  [-0.36, 0.11, 12],
  [0.04, 0.15, 5],
  [0.38, 0.1, 10],
  [0.76, 0.12, 7],
];

function drip(u: number): number {
  const run = (sum: number, [at, wide, long]: readonly [number, number, number]) =>
    sum + long * Math.exp(-(((u - at) / wide) ** 4));
  return runs.reduce(run, Math.sin(u * 5 + 0.6) * 2.5 - 3);
}

function Ramp({ glaze }: { glaze: Glaze }) {
  const { lit, base, shade } = glazes[glaze];
  return (
    <linearGradient id={`glaze-${glaze}`} x1="0" x2="1" y1="0" y2="0.12">
      <stop offset="0" stopColor={base} />
      <stop offset="0.24" stopColor={lit} />
      <stop offset="0.56" stopColor={base} />
      <stop offset="1" stopColor={shade} />
    </linearGradient>
  );
}

function shine(shape: PotShape): string {
  const height = potHeight(shape);
  const outer = side(shape, -1, height * 0.6, 0.74).filter(({ y }) => y > 4);
  const inner = side(shape, -1, height * 0.6, 0.62)
    .filter(({ y }) => y > 4)
    .reverse();
  return `${through([point(-radiusAt(shape, 12) * 0.7, 13), ...outer, ...inner])}Z`;
}

const flecks: readonly [number, number][] = [
  [-0.5, 0.2],
  [0.1, 0.14],
  [0.52, 0.26],
  [-0.2, 0.36],
  [0.3, 0.44],
  [-0.62, 0.46],
  [0.66, 0.5],
  [-0.06, 0.52],
  [0.4, 0.2],
  [-0.34, 0.12],
];

interface PotProps {
  shape: PotShape;
  glaze: Glaze;
  /** Height of the glaze as a share of the pot; below it the clay is bare. */
  dip?: number;
}

/** A pot with the centre of its rim at the origin. */
export function Pot({ shape, glaze, dip = 0.66 }: PotProps) {
  const height = potHeight(shape);
  const rim = rimRadius(shape);
  const bare = glaze === 'barro' || glaze === 'preto';
  const level = height * dip;
  return (
    <g>
      <defs>
        <Ramp glaze={glaze} />
        <Ramp glaze="barro" />
      </defs>
      <path d={body(shape, height)} fill={`url(#glaze-${bare ? glaze : 'barro'})`} />
      {!bare && (
        <>
          <path
            d={body(shape, level, (u) => drip(u) + 2.2)}
            fill={glazes[glaze].shade}
            opacity={0.55}
          />
          <path d={body(shape, level, drip)} fill={`url(#glaze-${glaze})`} />
          {flecks.map(([u, v]) => (
            <ellipse
              key={`${u}${v}`}
              cx={u * radiusAt(shape, v * height) * 0.92}
              cy={v * height + 8}
              rx={1.3}
              ry={1}
              fill="#5b3a22"
              opacity={0.34}
            />
          ))}
        </>
      )}
      {shape === 'serra' &&
        [0.2, 0.34, 0.48].map((v) => (
          <path
            key={v}
            d={through(frontCurve(shape, height * v))}
            fill="none"
            stroke={glazes[glaze].shade}
            strokeWidth={1.3}
            opacity={0.5}
          />
        ))}
      {sharp(shape) && (
        <path
          d={through(frontCurve(shape, shape === 'terra' ? 18 : 9))}
          fill="none"
          stroke={glazes[glaze].inside}
          strokeWidth={2.4}
          opacity={0.4}
        />
      )}
      {glaze !== 'preto' && <path d={shine(shape)} fill="#fff" opacity={bare ? 0.14 : 0.36} />}
      <ellipse cx={0} cy={0} rx={rim} ry={rim * tilt} fill={glazes[glaze].lit} />
      <ellipse cx={0} cy={1} rx={rim - 4} ry={(rim - 4) * tilt} fill={glazes[glaze].inside} />
    </g>
  );
}

/** Earth inside the rim; the plant stands in its middle. */
export function Soil({ shape }: { shape: PotShape }) {
  const r = rimRadius(shape) - 5;
  return <ellipse cx={0} cy={2.4} rx={r} ry={r * tilt - 1} fill="#3a2a20" />;
}
