import { seededRandom } from '../../seeded-random.ts';
import { round } from './random.ts';

/** Street lines of the quarter before rotation; Santa Tereza is not aligned to the north. */
const across = [-150, -62, 20, 104, 182, 268, 350, 436, 520] as const;
const along = [-150, -66, 18, 92, 176, 252, 336, 420, 500] as const;
const lean = -15;
const pivot = [180, 200] as const;

type Point = readonly [number, number];

/** Converts a point of the straight grid to screen coordinates. */
export function turned([x, y]: Point): Point {
  const angle = (lean * Math.PI) / 180;
  const [dx, dy] = [x - pivot[0], y - pivot[1]];
  return [
    round(pivot[0] + dx * Math.cos(angle) - dy * Math.sin(angle)),
    round(pivot[1] + dx * Math.sin(angle) + dy * Math.cos(angle)),
  ];
}

const labels: readonly { name: string; at: Point; upright?: boolean }[] = [
  { name: 'Rua Mármore', at: [56, 96] },
  { name: 'Rua Salinas', at: [196, 256] },
  { name: 'Rua Pouso Alegre', at: [110, 340] },
  { name: 'Rua Quimberlita', at: [272, 236], upright: true },
  { name: 'Rua Dores do Indaiá', at: [108, 246], upright: true },
];

interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
  park: boolean;
}

const blocks: readonly Block[] = along.slice(1).flatMap((bottom, row) =>
  across.slice(1).map((right, column) => {
    const [left = 0, top = 0] = [across[column], along[row]];
    return {
      x: left + 6,
      y: top + 6,
      width: right - left - 12,
      height: bottom - top - 12,
      park: left === 182 && top === 176,
    };
  }),
);

/** Roofs along the edges of a block, courtyards in its middle. */
function Roofs({ x, y, width, height, seed }: Block & { seed: number }) {
  const next = seededRandom(seed);
  const lots = Math.max(2, Math.round(width / 19));
  const lot = width / lots;
  const roofs = Array.from({ length: lots * 2 }, (_, index) => {
    const depth = height * (0.26 + next() * 0.17);
    return {
      x: round(x + Math.floor(index / 2) * lot + 1.6),
      y: round(index % 2 === 0 ? y + 1.6 : y + height - depth - 1.6),
      width: round(lot - 3 - next() * 2),
      height: round(depth),
      fill: next() > 0.22 ? '#e2d8c2' : '#dccfb8',
    };
  });
  return roofs.map((roof) => <rect key={`${roof.x} ${roof.y}`} {...roof} />);
}

/** Santa Tereza from above: turned blocks, roofs, a square, the avenue along the covered stream. */
export function StreetMap({ route, ridden }: { route: readonly Point[]; ridden: number }) {
  const path = (points: readonly Point[]) =>
    points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
  return (
    <svg
      className="map"
      viewBox="0 0 360 420"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width="360" height="420" fill="#fbf9f2" />
      <g transform={`rotate(${lean} ${pivot[0]} ${pivot[1]})`}>
        {blocks.map((block, index) => (
          <g key={`${block.x} ${block.y}`}>
            <rect
              x={block.x}
              y={block.y}
              width={block.width}
              height={block.height}
              rx="3"
              fill={block.park ? '#c4dba8' : '#ece4d2'}
            />
            {!block.park && <Roofs {...block} seed={index + 300} />}
          </g>
        ))}
        <g fill="#86b36a">
          {[196, 212, 230, 248].map((x, index) => (
            <g key={x}>
              <circle cx={x} cy={192} r={7 - (index % 2)} />
              <circle cx={x + 4} cy={234} r={6 + (index % 2)} />
            </g>
          ))}
        </g>
        <path d="M198 213h54M225 188v50" stroke="#f4efdf" strokeWidth="3" />
        <circle cx="225" cy="213" r="8" fill="#f4efdf" />
        <circle cx="225" cy="213" r="4.5" fill="#8fb6d6" />
        <path
          d="M-60 476 210 420q60-20 100-100L404 30"
          fill="none"
          stroke="#fbf9f2"
          strokeWidth="34"
        />
        <path
          d="M-60 476 210 420q60-20 100-100L404 30"
          fill="none"
          stroke="#f7dc94"
          strokeWidth="28"
        />
        <path
          d="M-60 476 210 420q60-20 100-100L404 30"
          fill="none"
          stroke="#a9cbe2"
          strokeWidth="8"
        />
        <g className="map-names">
          {labels.map(({ name, at: [x, y], upright }) => (
            <text key={name} x={x} y={y} transform={upright ? `rotate(-90 ${x} ${y})` : undefined}>
              {name}
            </text>
          ))}
          <text x="333" y="276" transform="rotate(-72 333 276)" className="map-avenue">
            Av. dos Andradas
          </text>
        </g>
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={path(route)} stroke="#fff" strokeWidth="11" />
          <path d={path(route)} stroke="#1f4f9c" strokeWidth="6.5" />
          <path d={path(route.slice(0, ridden))} stroke="#fff" strokeWidth="11" />
          <path
            d={path(route.slice(0, ridden))}
            stroke="#8c9cb8"
            strokeWidth="5"
            strokeDasharray="0.1 9"
          />
        </g>
      </g>
    </svg>
  );
}
