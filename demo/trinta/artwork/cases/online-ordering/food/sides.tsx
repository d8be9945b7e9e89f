import { blob, pick, round, spread } from '../random.ts';
import { Chives, Crackling } from './helpings.tsx';
import { Lift, Plate, Relief } from './plate.tsx';

function Bun({ at, seed }: { at: readonly [number, number]; seed: number }) {
  const d = blob({ seed, at, radius: 23, wobble: 0.05, points: 9 });
  return (
    <>
      <Lift d={d} />
      <path d={d} fill="url(#food-pao)" />
      <path
        d={`M${at[0] - 12} ${at[1] + 3}q6-7 11-1t12-5`}
        fill="none"
        stroke="#fff4cf"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity="0.85"
      />
      {spread({ seed: seed + 1, count: 12, at, radius: 18 }).map(({ x, y, chance }) => (
        <ellipse
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          rx={round(0.9 + chance * 1.7)}
          ry={round(0.7 + chance)}
          fill={pick(['#c98a38', '#fff0bd', '#b87429'], (chance * 9) % 1)}
          opacity="0.65"
        />
      ))}
    </>
  );
}

/** Six pães de queijo on a plate. */
export function CheeseBread() {
  return (
    <Plate>
      <Bun at={[74, 66]} seed={100} />
      <Bun at={[122, 64]} seed={110} />
      <Bun at={[146, 106]} seed={120} />
      <Bun at={[56, 110]} seed={130} />
      <Bun at={[116, 142]} seed={140} />
      <Bun at={[100, 103]} seed={150} />
    </Plate>
  );
}

/** Caldo de feijão: bean broth with crackling and spring onion. */
export function BeanBroth() {
  return (
    <Plate well={80} helping={1.03}>
      <circle cx="100" cy="100" r="75" fill="url(#food-broth)" />
      <circle
        cx="100"
        cy="100"
        r="74"
        fill="none"
        stroke="#3f1b0a"
        strokeWidth="2.4"
        opacity="0.4"
      />
      <path
        d="M46 84c10-30 42-44 70-36"
        fill="none"
        stroke="#d79a6a"
        strokeWidth="4"
        strokeLinecap="round"
        opacity="0.6"
      />
      <path
        d="M60 132c16 22 54 24 76 2"
        fill="none"
        stroke="#b3703f"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.5"
      />
      <path
        d={blob({ seed: 162, at: [100, 102], radius: 50, wobble: 0.2 })}
        fill="#9b5a2f"
        opacity="0.55"
        filter="url(#food-soft)"
      />
      {spread({ seed: 160, count: 13, at: [100, 104], radius: 62 }).map(({ x, y, chance }) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r={round(2 + chance * 3)} fill="#e0a23c" opacity="0.55" />
          <circle cx={x - 0.8} cy={y - 0.8} r="0.9" fill="#fff0c4" opacity="0.8" />
        </g>
      ))}
      <Crackling at={[90, 90]} turn={24} />
      <Crackling at={[112, 104]} turn={-34} />
      <Crackling at={[88, 116]} turn={-8} />
      <Chives at={[102, 100]} radius={46} count={34} seed={161} />
    </Plate>
  );
}

/** Doce de leite with a wedge of Minas cheese. */
export function DulceDeLeche() {
  const pool = blob({ seed: 170, at: [84, 112], radius: 42, squash: 0.94, wobble: 0.05 });
  const wedge = 'M84 50 154 66q6 2 5 8l-9 48q-2 6-8 3L80 62q-4-12 4-12z';
  return (
    <Plate>
      <Lift d={pool} />
      <path d={pool} fill="url(#food-caramel)" />
      <path
        d="M54 116c2-26 38-40 54-22 12 16-8 32-24 28-14-4-10-20 2-20"
        fill="none"
        stroke="#f6cd90"
        strokeWidth="4.4"
        strokeLinecap="round"
        opacity="0.8"
      />
      <path
        d="M60 128c12 18 40 18 54 2"
        fill="none"
        stroke="#6f370f"
        strokeWidth="3.4"
        strokeLinecap="round"
        opacity="0.5"
      />
      <Lift d={wedge} />
      <path d="m152 70 7 4-9 48q-2 6-8 3z" fill="#d9c79b" />
      <path d={wedge} fill="url(#food-cheese)" stroke="#e0d2ab" strokeWidth="0.8" />
      {[
        [112, 68, 3.4],
        [132, 82, 4.4],
        [120, 88, 2.4],
        [142, 104, 3],
        [101, 61, 2],
      ].map(([x = 0, y = 0, r = 1]) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx={r} ry={r * 0.75} fill="#d8c79e" />
          <ellipse cx={x + 0.6} cy={y + 0.8} rx={r * 0.75} ry={r * 0.5} fill="#f3ead0" />
        </g>
      ))}
    </Plate>
  );
}

/** An enamel mug of coffee from above. */
export function Coffee() {
  return (
    <>
      <ellipse
        cx="104"
        cy="112"
        rx="76"
        ry="72"
        fill="#2a1204"
        opacity="0.3"
        filter="url(#food-softer)"
      />
      <path
        d="M160 92h20q14 0 14 14t-14 14h-20"
        fill="none"
        stroke="url(#food-rim)"
        strokeWidth="9"
      />
      <circle cx="96" cy="104" r="72" fill="url(#food-rim)" />
      <circle cx="96" cy="104" r="67" fill="url(#food-enamel)" />
      <circle cx="97" cy="106" r="58" fill="#cfd4d6" />
      <circle cx="97" cy="107" r="56" fill="url(#food-coffee)" />
      <path
        d="M54 94c6-20 22-32 42-33"
        fill="none"
        stroke="#a8714a"
        strokeWidth="3.4"
        strokeLinecap="round"
        opacity="0.75"
      />
      <g fill="none" stroke="#c59567" strokeWidth="1.4" opacity="0.8">
        <circle cx="128" cy="134" r="5" />
        <circle cx="118" cy="143" r="3.4" />
        <circle cx="137" cy="124" r="2.6" />
      </g>
    </>
  );
}

/** What is left when it was good: crumbs, a yolk smear, knife and fork side by side. */
export function EatenPlate() {
  const smear = 'M54 124c14-20 40-18 62-34 12-8 22-4 16 6-12 18-44 20-58 34-12 10-26 6-20-6z';
  return (
    <Plate helping={1}>
      <path d={smear} fill="#f3c765" opacity="0.5" />
      <path
        d="M66 120c14-12 32-14 48-24"
        fill="none"
        stroke="#e2a93c"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity="0.55"
      />
      {spread({ seed: 180, count: 46, at: [92, 112], radius: 52 }).map(({ x, y, chance }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={round(0.7 + chance * 1.3)}
          fill={pick(['#d69f45', '#b9812f', '#e5b660'], (chance * 7) % 1)}
        />
      ))}
      {spread({ seed: 181, count: 4, at: [84, 96], radius: 40 }).map(({ x, y, turn }) => (
        <path
          key={x}
          d="M-5 0q3-4 5 0t5 1"
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill="none"
          stroke="#3c8140"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      ))}
      <ellipse cx="70" cy="138" rx="4.4" ry="2.8" transform="rotate(24 70 138)" fill="#6d3218" />
      <Cutlery />
    </Plate>
  );
}

function Cutlery() {
  return (
    <g transform="rotate(38 118 104)">
      <g transform="translate(3 5)" fill="#2a1204" opacity="0.28" filter="url(#food-soft)">
        <rect x="108" y="60" width="7" height="112" rx="3.5" />
        <rect x="128" y="60" width="7" height="112" rx="3.5" />
      </g>
      <path
        d="M103 34v26c0 7 4 10 6 11v94a4 4 0 0 0 8 0V71c2-1 6-4 6-11V34h-3v24h-3V34h-4v24h-3V34h-3v24h-1V34z"
        fill="#b9bfc4"
        stroke="#868d94"
        strokeWidth="0.9"
      />
      <path
        d="M131 36c9 4 11 24 8 44l-3 4v81a4 4 0 0 1-8 0V36z"
        fill="#d5d9dc"
        stroke="#868d94"
        strokeWidth="0.9"
      />
      <path
        d="M112 84v78M132 90v72"
        stroke="#fff"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity="0.8"
      />
    </g>
  );
}

export function Salad() {
  const bed = blob({ seed: 190, at: [100, 102], radius: 58, wobble: 0.12 });
  return (
    <Plate>
      <Lift d={bed} />
      <path d={bed} fill="#2f7a3a" />
      {spread({ seed: 191, count: 22, at: [100, 102], radius: 50 }).map(
        ({ x, y, turn, chance }) => (
          <path
            key={`${x} ${y}`}
            d="M-14 0q6-12 16-8 10-2 12 8-2 10-12 8-10 4-16-8z"
            transform={`translate(${x} ${y}) rotate(${turn})`}
            fill={pick(['#4c9a46', '#6db656', '#3d8a3f', '#93cc6b'], chance)}
            stroke="#2c6e34"
            strokeWidth="0.8"
          />
        ),
      )}
      {[
        [78, 80],
        [122, 84],
        [86, 124],
        [126, 124],
        [102, 102],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle cx="1" cy="2.4" r="17" fill="#16401f" opacity="0.4" />
          <circle r="17" fill="#f0a02a" />
          <circle r="15" fill="#fff1cf" />
          <circle r="13.6" fill="url(#food-orange)" />
          {[0, 45, 90, 135].map((turn) => (
            <path
              key={turn}
              d="M-13 0h26"
              stroke="#fff1cf"
              strokeWidth="1.3"
              transform={`rotate(${turn})`}
            />
          ))}
        </g>
      ))}
      <Relief d={bed} light={false} />
    </Plate>
  );
}
