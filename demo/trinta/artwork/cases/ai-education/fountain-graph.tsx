import type { ScreenProps } from '../../case-artwork.ts';
import type { Language } from '../../language.ts';
import { parabola, scale } from './plot.ts';

/** h(x) = −½x² + 2x + 2.5: leaves the spout at (0, 2.5), peaks at (2, 4.5), lands at (5, 0). */
const jet = [-0.5, 2, 2.5] as const;
const at = scale([318, 276], 53);
/** Where the vertex lies, for the margin note that points at it. */
export const vertex = { x: at.x(2), y: at.y(4.5) };

const words: Record<Language, { mirror: string; vertex: string; ground: string }> = {
  'pt-BR': { mirror: 'mesma altura: 2,5\u00a0m', vertex: 'V(2; 4,5)', ground: 'distância (m)' },
  en: { mirror: 'same height: 2.5\u00a0m', vertex: 'V(2, 4.5)', ground: 'distance (m)' },
};

function Grid() {
  const lines = [];
  for (let x = -1; x <= 7; x += 1) {
    lines.push(<path key={`x${x}`} d={`M${at.x(x)} ${at.y(5.2)}V${at.y(0)}`} />);
  }
  for (let y = 1; y <= 5; y += 1) {
    lines.push(<path key={`y${y}`} d={`M${at.x(-1)} ${at.y(y)}H${at.x(7.7)}`} />);
  }
  return (
    <g stroke="#fbe08a" strokeWidth="1.5">
      {lines}
    </g>
  );
}

/** Statue plinth with the spout at its top, and the basin that catches the jet. */
function Fountain() {
  const x = at.x(0);
  const ground = at.y(0);
  return (
    <g fill="#15213f">
      <path d={`M${at.x(-0.95)} ${ground}H${at.x(6.3)}l-8 22H${at.x(-0.95) + 8}z`} />
      <path
        d={`M${at.x(-0.95) + 6} ${ground + 7}q14-6 28 0t28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 28 0 24 0`}
        fill="none"
        stroke="#f7c51e"
        strokeWidth="2"
        opacity="0.7"
      />
      <path d={`M${x - 30} ${ground}v-8h5v-7h8l2-57h-4v-6h38v6h-4l2 57h8v7h5v8z`} />
      <path
        d={`M${x - 5} ${at.y(2.5)}h10v8h-3c0 5 16 8 16 20 0 9-9 13-14 17l2 5h5v5h-22v-5h5l2-5c-5-4-14-8-14-17 0-12 16-15 16-20h-3z`}
      />
    </g>
  );
}

function Ticks({ language }: { language: Language }) {
  return (
    <g className="ticks">
      {[1, 2, 3, 4, 5].map((x) => (
        <text key={x} x={at.x(x)} y={at.y(0) + 38} textAnchor="middle">
          {x}
        </text>
      ))}
      {[1, 2, 3, 4].map((y) => (
        <text key={y} x={at.x(-1) - 10} y={at.y(y) + 5} textAnchor="end">
          {y}
        </text>
      ))}
      <text x={at.x(5.4)} y={at.y(0) + 38}>
        {words[language].ground}
      </text>
    </g>
  );
}

export function FountainGraph({ language }: ScreenProps) {
  const say = words[language];
  return (
    <svg aria-hidden="true" className="fountain" width="728" height="326" viewBox="0 0 728 326">
      <Grid />
      <path d={`${parabola(jet, 0, 5, at)}L${at.x(0)} ${at.y(0)}z`} fill="#fff6cf" opacity="0.6" />
      <path
        d={`M${vertex.x} ${vertex.y}V${at.y(0)}`}
        stroke="#15213f"
        strokeWidth="1.8"
        strokeDasharray="6 5"
      />
      <path d={`M${at.x(0)} ${at.y(2.5)}H${at.x(4)}`} stroke="#15213f" strokeWidth="1.8" />
      {[1, 3].map((x) => (
        <path
          key={x}
          d={`M${at.x(x) - 3} ${at.y(2.5) - 6}v12m6-12v12`}
          stroke="#15213f"
          strokeWidth="1.8"
        />
      ))}
      <Fountain />
      <path
        d={parabola(jet, 0, 5, at)}
        fill="none"
        stroke="#15213f"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {[0, 4].map((x) => (
        <circle
          key={x}
          cx={at.x(x)}
          cy={at.y(2.5)}
          r="6"
          fill="#fdf9ec"
          stroke="#15213f"
          strokeWidth="3"
        />
      ))}
      <circle cx={vertex.x} cy={vertex.y} r="8.5" fill="#e2553d" stroke="#15213f" strokeWidth="3" />
      <text className="point" x={vertex.x - 18} y={vertex.y + 1} textAnchor="end">
        {say.vertex}
      </text>
      <text className="label" x={at.x(4) + 16} y={at.y(2.5) + 5}>
        {say.mirror}
      </text>
      <Ticks language={language} />
    </svg>
  );
}
