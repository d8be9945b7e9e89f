import { cubic, type Point, point, steps, through, write } from '../geometry.ts';

interface FrondProps {
  to: Point;
  rise: number;
  leaflet: number;
  lit: string;
  shade: string;
}

const origin = point(0, 2);

/** Leaflets on one side of a frond, written as one path. */
function comb(on: (t: number) => Point, leaflet: number, side: 1 | -1, count: number): string {
  return steps(count)
    .slice(2)
    .map((t) => {
      const here = on(t);
      const next = on(Math.min(1, t + 0.02));
      const before = on(t - 0.02);
      const heading = Math.atan2(next.y - before.y, next.x - before.x) + side * 1.16;
      const length = leaflet * Math.sin(Math.PI * (0.16 + t * 0.8)) ** 0.8;
      const along = (share: number, off: number) =>
        point(
          here.x + Math.cos(heading) * length * share - Math.sin(heading) * off,
          here.y + Math.sin(heading) * length * share + Math.cos(heading) * off,
        );
      const wide = leaflet * 0.17;
      return `M${write(here)}Q${write(along(0.4, wide))} ${write(along(1, 0))}Q${write(along(0.4, -wide))} ${write(here)}Z`;
    })
    .join('');
}

function Frond({ to, rise, leaflet, lit, shade }: FrondProps) {
  const on = (t: number) =>
    cubic(origin, point(to.x * 0.22, -rise), point(to.x * 0.86, -rise * 0.96), to, t);
  const count = Math.round((Math.abs(to.x) + Math.abs(to.y) + rise) / 6.2);
  return (
    <g>
      <path d={comb(on, leaflet, 1, count)} fill={shade} />
      <path d={comb(on, leaflet, -1, count)} fill={lit} />
      <path d={through(steps(10).map(on))} fill="none" stroke="#a9bf63" strokeWidth={1} />
    </g>
  );
}

const rows: readonly {
  lit: string;
  shade: string;
  leaflet: number;
  fronds: readonly [number, number, number][];
}[] = [
  {
    lit: '#2f6d40',
    shade: '#23583a',
    leaflet: 15,
    fronds: [
      [-58, -96, 132],
      [62, -92, 128],
      [-14, -128, 120],
      [26, -124, 118],
      [-104, -20, 108],
      [106, -16, 104],
    ],
  },
  {
    lit: '#4c8f49',
    shade: '#3a7840',
    leaflet: 15,
    fronds: [
      [-88, -58, 116],
      [88, -52, 112],
      [-112, 34, 84],
      [110, 30, 82],
      [-36, -104, 104],
      [46, -98, 100],
    ],
  },
  {
    lit: '#72b04f',
    shade: '#579544',
    leaflet: 14,
    fronds: [
      [-78, 60, 62],
      [76, 64, 60],
      [-62, -40, 84],
      [58, -34, 80],
      [6, -84, 78],
      [-44, 66, 42],
      [40, 60, 44],
      [-8, -40, 60],
    ],
  },
];

/** Samambaia-americana (Nephrolepis exaltata). */
export function Samambaia() {
  return (
    <g>
      {rows.map(({ lit, shade, leaflet, fronds }) =>
        fronds.map(([x, y, rise]) => (
          <Frond
            key={`${x}${y}`}
            to={point(x, y)}
            rise={rise}
            leaflet={leaflet}
            lit={lit}
            shade={shade}
          />
        )),
      )}
    </g>
  );
}
