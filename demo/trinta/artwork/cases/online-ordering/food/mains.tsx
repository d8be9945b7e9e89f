import { blob, pick, round, spread } from '../random.ts';
import { Angu, Chives, Crackling, Egg, Kale, Rice } from './helpings.tsx';
import { Lift, Plate, Relief } from './plate.tsx';

const farofa = ['#f3d08a', '#e5b660', '#d69f45', '#c0853a', '#f8e0a8'] as const;
const bean = ['#6d3218', '#7f3f1f', '#5a2812', '#8c4a27'] as const;

/** Feijão tropeiro: beans turned in cassava flour with kale, egg and crackling. */
export function Tropeiro() {
  const at = [92, 112] as const;
  const heap = blob({ seed: 40, at, radius: 54, squash: 0.92 });
  return (
    <Plate helping={1.12}>
      <g transform="translate(6 -2)">
        <Kale at={[57, 70]} radius={27} />
        <Rice at={[117, 62]} radius={31} squash={0.88} />
        <Lift d={heap} />
        <path d={heap} fill="#b9812f" />
        {spread({ seed: 41, count: 420, at, radius: 53, squash: 0.9 }).map(({ x, y, chance }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={round(0.8 + chance * 1.5)}
            fill={pick(farofa, (chance * 7) % 1)}
          />
        ))}
        {spread({ seed: 42, count: 74, at, radius: 50, squash: 0.9 }).map(
          ({ x, y, turn, chance }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <ellipse cy="0.7" rx="4.8" ry="3.2" fill="#6b4213" opacity="0.5" />
              <ellipse rx="4.6" ry="2.9" fill={pick(bean, chance)} />
              <ellipse cx="-1.2" cy="-0.9" rx="1.7" ry="0.7" fill="#d29a72" opacity="0.75" />
            </g>
          ),
        )}
        {spread({ seed: 43, count: 22, at, radius: 48, squash: 0.9 }).map(
          ({ x, y, turn, chance }) => (
            <path
              key={`${x} ${y}`}
              d="M-6 0q3-4 6 0t6 1"
              transform={`translate(${x} ${y}) rotate(${turn})`}
              fill="none"
              stroke={pick(['#2f6d34', '#4d9345', '#6fb356'], chance)}
              strokeWidth="2"
              strokeLinecap="round"
            />
          ),
        )}
        {spread({ seed: 44, count: 16, at, radius: 46, squash: 0.9 }).map(
          ({ x, y, turn, chance }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <rect x="-3.4" y="-2.4" width="6.8" height="4.8" rx="1.6" fill="#9a4a2c" />
              <rect
                x="-3"
                y="-0.8"
                width={round(4 + chance * 2)}
                height="1.4"
                rx="0.7"
                fill="#e7b08c"
              />
            </g>
          ),
        )}
        <Relief d={heap} />
        <Egg at={[119, 113]} radius={29} />
        <Crackling at={[63, 132]} turn={38} />
        <Crackling at={[86, 147]} turn={-12} />
        <Chives at={[92, 104]} radius={46} count={12} />
      </g>
    </Plate>
  );
}

function Okra({ at, turn }: { at: readonly [number, number]; turn: number }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}>
      <path
        d="M0-5.6 5.3-1.7 3.3 4.5h-6.6L-5.3-1.7z"
        fill="#2f6b2f"
        stroke="#2f6b2f"
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M0-4.2 4-1.3 2.5 3.4h-5L-4-1.3z"
        fill="#a9cf78"
        stroke="#a9cf78"
        strokeWidth="1"
        strokeLinejoin="round"
      />
      {[0, 72, 144, 216, 288].map((angle) => (
        <circle key={angle} cy="-2.2" r="0.95" fill="#fbf6d8" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

function Thigh({
  at,
  turn,
  size = 1,
}: {
  at: readonly [number, number];
  turn: number;
  size?: number;
}) {
  const d = 'M-24-3c2-14 18-19 30-13 9 4 12 9 19 10 5 1 6 8 0 9-8 2-11 8-20 12-13 6-31-3-29-18z';
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${size})`}>
      <Lift d={d} />
      <path
        d="M20-5h12c3-4 8-1 6 2 3 3 0 7-4 4H20z"
        fill="#f3e3c4"
        stroke="#c9a877"
        strokeWidth="0.8"
      />
      <path d={d} fill="url(#food-chicken)" />
      <path
        d="M-17-6c4-8 13-9 20-7"
        fill="none"
        stroke="#ffe2ac"
        strokeWidth="3.4"
        strokeLinecap="round"
        opacity="0.75"
      />
      <path
        d="M-14 8c7 5 16 5 22 0"
        fill="none"
        stroke="#6b340f"
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity="0.5"
      />
    </g>
  );
}

/** Frango com quiabo: chicken and okra in their gravy, angu beside them. */
export function ChickenOkra() {
  const gravy = blob({ seed: 60, at: [104, 106], radius: 61, squash: 0.9, wobble: 0.05 });
  return (
    <Plate>
      <path d={gravy} fill="url(#food-gravy)" />
      <path
        d="M60 128q20 24 62 18"
        fill="none"
        stroke="#f0bb6d"
        strokeWidth="2.6"
        strokeLinecap="round"
        opacity="0.7"
      />
      <Angu at={[66, 82]} radius={31} squash={0.95} />
      <Thigh at={[122, 86]} turn={-30} size={1.12} />
      <Thigh at={[98, 126]} turn={10} size={1.22} />
      {spread({ seed: 61, count: 15, at: [110, 108], radius: 50, squash: 0.8, hole: 16 }).map(
        ({ x, y, turn }) => (
          <Okra key={`${x} ${y}`} at={[x, y]} turn={turn} />
        ),
      )}
      <Chives at={[104, 108]} radius={46} count={18} seed={66} />
    </Plate>
  );
}

/** Tutu à mineira: mashed beans, roast pork loin, kale, rice and an egg. */
export function Tutu() {
  const mash = blob({ seed: 70, at: [80, 116], radius: 44, squash: 0.9, wobble: 0.06 });
  return (
    <Plate>
      <Rice at={[72, 64]} radius={29} squash={0.9} seed={71} />
      <Lift d={mash} />
      <path d={mash} fill="url(#food-tutu)" />
      <path
        d="M52 112c12-20 42-22 56-6M58 130c14 10 34 10 46-4"
        fill="none"
        stroke="#c1896a"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.65"
      />
      <Kale at={[122, 68]} radius={28} seed={72} />
      {[0, 1, 2].map((slice) => (
        <g
          key={slice}
          transform={`translate(${128 - slice * 3} ${104 + slice * 17}) rotate(${-14 + slice * 9})`}
        >
          <Lift d="M-22-8q22-12 44 0 5 9 0 14-22 9-44 0-5-7 0-14z" />
          <path
            d="M-22-8q22-12 44 0 5 9 0 14-22 9-44 0-5-7 0-14z"
            fill="url(#food-pork)"
            stroke="#6f3a1a"
            strokeWidth="1.2"
          />
          <path
            d="M-17-6q17-8 34 0"
            fill="none"
            stroke="#f2cfa4"
            strokeWidth="2.4"
            strokeLinecap="round"
            opacity="0.8"
          />
        </g>
      ))}
      <Egg at={[78, 114]} radius={22} seed={8} />
      <Chives at={[84, 118]} radius={34} count={10} seed={73} />
    </Plate>
  );
}

/** Costelinha com canjiquinha: pork ribs on cracked corn. */
export function Ribs() {
  const corn = blob({ seed: 80, at: [100, 104], radius: 62, squash: 0.93, wobble: 0.05 });
  return (
    <Plate>
      <Lift d={corn} />
      <path d={corn} fill="#e2a83a" />
      {spread({ seed: 81, count: 300, at: [100, 104], radius: 60, squash: 0.92 }).map(
        ({ x, y, chance }) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={round(1.2 + chance * 1.2)}
            fill={pick(['#ffdf80', '#f7c84f', '#eeb83c', '#fff0b5'], (chance * 5) % 1)}
          />
        ),
      )}
      <Relief d={corn} light={false} />
      {[
        [80, 84, -28],
        [118, 92, 18],
        [92, 122, -6],
      ].map(([x = 0, y = 0, turn = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <Lift d="M-27-10q26-10 54 0 4 10 0 20-27 9-54 0-4-10 0-20z" />
          <path
            d="M24-4h13c4-3 7 1 5 4 2 4-2 7-5 4H24z"
            fill="#f5e8cf"
            stroke="#c9a877"
            strokeWidth="0.8"
          />
          <path d="M-27-10q26-10 54 0 4 10 0 20-27 9-54 0-4-10 0-20z" fill="url(#food-pork)" />
          <path
            d="M-20-7q20-8 40-1"
            fill="none"
            stroke="#ffd9a6"
            strokeWidth="3"
            strokeLinecap="round"
            opacity="0.7"
          />
          <path
            d="M-20 8q20 6 40 0"
            fill="none"
            stroke="#5c2c10"
            strokeWidth="2.4"
            strokeLinecap="round"
            opacity="0.5"
          />
        </g>
      ))}
      <Kale at={[134, 132]} radius={18} seed={83} />
      <Chives at={[98, 102]} radius={46} count={16} seed={84} />
    </Plate>
  );
}
