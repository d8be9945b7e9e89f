import { seededRandom } from '../../../seeded-random.ts';
import { blob, pick, round, spread } from '../random.ts';
import { Lift, Relief } from './plate.tsx';

interface HelpingProps {
  at: readonly [number, number];
  radius: number;
  seed?: number;
  squash?: number;
}

/** White rice, grain by grain. */
export function Rice({ at, radius, seed = 5, squash = 1 }: HelpingProps) {
  const d = blob({ seed, at, radius, squash });
  return (
    <>
      <Lift d={d} />
      <path d={d} fill="#e9dfc8" />
      {spread({
        seed,
        count: Math.round(radius * radius * 0.16),
        at,
        radius: radius * 0.97,
        squash,
      }).map(({ x, y, turn, chance }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={3.4}
          ry={1.25}
          transform={`rotate(${turn} ${x} ${y})`}
          fill={pick(['#fffdf6', '#f8f1de', '#fffaec', '#ede2c8'], chance)}
          stroke="#cdbd98"
          strokeWidth="0.25"
        />
      ))}
      <Relief d={d} light={false} />
    </>
  );
}

const leaf = ['#1d4a22', '#2a6430', '#3c8140', '#58a04d', '#7cbb5c'] as const;

/** Couve: kale cut as fine as thread. */
export function Kale({ at, radius, seed = 11, squash = 1 }: HelpingProps) {
  const d = blob({ seed, at, radius, squash, wobble: 0.14 });
  const strands = spread({
    seed,
    count: Math.round(radius * 4.2),
    at,
    radius: radius * 0.9,
    squash,
  });
  return (
    <>
      <Lift d={d} />
      <path d={d} fill="#17401f" />
      {strands.map(({ x, y, turn, chance }, index) => (
        <path
          key={`${x} ${y}`}
          d={`M-9 0q${round(3 + chance * 4)} ${round((chance - 0.5) * 15)} 9 0t9 ${round((chance - 0.5) * 6)}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${round(0.55 + chance * 0.4)})`}
          fill="none"
          stroke={leaf[Math.min(4, Math.floor((index / strands.length) * 3.2 + chance * 2))]}
          strokeWidth={round(1.8 + chance * 1.4)}
          strokeLinecap="round"
        />
      ))}
      <Relief d={d} light={false} />
    </>
  );
}

/** A fried egg with a crisp edge. */
export function Egg({ at, radius, seed = 3, squash = 0.94 }: HelpingProps) {
  const [x, y] = at;
  const white = blob({ seed, at, radius, squash, wobble: 0.16, points: 9 });
  const yolk = [x - radius * 0.06, y - radius * 0.05] as const;
  return (
    <>
      <Lift d={white} />
      <path d={white} fill="url(#food-egg)" stroke="#c98f47" strokeWidth="1.3" />
      <path
        d={blob({ seed: seed + 1, at, radius: radius * 0.82, squash, wobble: 0.18, points: 8 })}
        fill="#fff"
        opacity="0.75"
      />
      <circle cx={yolk[0] + 1} cy={yolk[1] + 1.6} r={radius * 0.42} fill="#c78a2c" opacity="0.35" />
      <circle cx={yolk[0]} cy={yolk[1]} r={radius * 0.41} fill="url(#food-yolk)" />
      <ellipse
        cx={yolk[0] - radius * 0.14}
        cy={yolk[1] - radius * 0.17}
        rx={radius * 0.12}
        ry={radius * 0.07}
        transform={`rotate(-35 ${yolk[0]} ${yolk[1]})`}
        fill="#fffbe6"
        opacity="0.9"
      />
      {spread({ seed: seed + 9, count: 7, at, radius: radius * 0.75 }).map((speck) => (
        <circle key={`${speck.x}`} cx={speck.x} cy={speck.y} r="0.55" fill="#4a3422" />
      ))}
    </>
  );
}

/** Angu: soft polenta, smooth from the wet spoon. */
export function Angu({ at, radius, seed = 21, squash = 1 }: HelpingProps) {
  const [x, y] = at;
  const d = blob({ seed, at, radius, squash, wobble: 0.07, points: 8 });
  return (
    <>
      <Lift d={d} />
      <path d={d} fill="url(#food-angu)" />
      <path
        d={`M${x - radius * 0.6} ${y + radius * 0.1}q${radius * 0.3} ${-radius * 0.6} ${radius * 0.9} ${-radius * 0.5}`}
        fill="none"
        stroke="#fff3bd"
        strokeWidth={radius * 0.12}
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d={`M${x - radius * 0.3} ${y + radius * 0.5}q${radius * 0.5} ${radius * 0.1} ${radius * 0.85} ${-radius * 0.5}`}
        fill="none"
        stroke="#b97f16"
        strokeWidth={radius * 0.06}
        strokeLinecap="round"
        opacity="0.45"
      />
    </>
  );
}

/** Torresmo: pork crackling, a strip of rind and a strip of meat. */
export function Crackling({ at, turn }: { at: readonly [number, number]; turn: number }) {
  const d = 'M-15-6q7-4 15-2t15-2q4 6 0 12-8 4-15 2t-15 2q-4-7 0-12z';
  const bubbles = spread({
    seed: Math.abs(turn) + 7,
    count: 16,
    at: [0, -2],
    radius: 12,
    squash: 0.32,
  });
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <Lift d={d} />
      <path d={d} fill="url(#food-chicken)" />
      <path d="M-15 1q8-3 15-1t16-2l-1 6q-8 4-15 2t-15 2z" fill="#8d4726" />
      <path d="M-14 3q7-3 14-1t14-2" fill="none" stroke="#d79b74" strokeWidth="1.4" />
      {bubbles.map(({ x, y, chance }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={round(0.7 + chance)}
          fill="#ffe0a0"
          opacity="0.75"
        />
      ))}
    </g>
  );
}

/** Cut spring onion, thrown on at the end. */
export function Chives({ at, radius, seed = 31, count = 14 }: HelpingProps & { count?: number }) {
  const next = seededRandom(seed);
  return spread({ seed, count, at, radius }).map(({ x, y, turn, chance }) => (
    <ellipse
      key={`${x} ${y}`}
      cx={x}
      cy={y}
      rx={round(1.7 + next() * 0.8)}
      ry={round(1.2 + next() * 0.5)}
      transform={`rotate(${turn} ${x} ${y})`}
      fill="none"
      stroke={pick(['#3f8a3c', '#5fae4a', '#86c860'], chance)}
      strokeWidth="1.1"
    />
  ));
}
