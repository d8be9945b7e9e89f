import { Jiboia } from './plants/jiboia.tsx';
import { Pot, Soil } from './pots.tsx';
import { PottedGroup } from './potted.tsx';
import { WateringCan } from './tools.tsx';

/** Late light through the panes of the greenhouse, falling on the wall. */
function WindowLight() {
  const panes = [0, 1, 2].flatMap((column) => [0, 1].map((row) => ({ column, row })));
  return (
    <g transform="translate(520 -46) skewX(-24) skewY(9)" fill="#e8e39a">
      {panes.map(({ column, row }) => (
        <rect
          key={`${column}${row}`}
          x={column * 142}
          y={row * 196}
          width={130}
          height={184}
          opacity={0.2 + column * 0.07}
        />
      ))}
    </g>
  );
}

/** The bench with the plants of the season. */
export function FrontScene() {
  return (
    <svg className="front-scene" viewBox="0 0 1024 452" aria-hidden="true">
      <defs>
        <linearGradient id="front-wall" x1="0" x2="1" y1="0" y2="1">
          <stop offset="0" stopColor="#163f2c" />
          <stop offset="1" stopColor="#2c694a" />
        </linearGradient>
        <linearGradient id="front-bench" x1="0" x2="1">
          <stop offset="0" stopColor="#9a4c31" />
          <stop offset="0.7" stopColor="#cf7c56" />
          <stop offset="1" stopColor="#b9603e" />
        </linearGradient>
      </defs>
      <rect width={1024} height={452} fill="url(#front-wall)" />
      <WindowLight />
      <path d="M0 408H1024V452H0Z" fill="url(#front-bench)" />
      <path d="M0 408H1024V413H0Z" fill="#f0b48f" opacity={0.5} />
      <path d="M0 438H1024V452H0Z" fill="#6f3320" opacity={0.55} />
      <g transform="translate(937 172)">
        <path d="M0-180V-92M-26 0L0-92L26 0" fill="none" stroke="#d9c9a0" strokeWidth={1.8} />
        <g transform="scale(.7)">
          <Pot shape="cuia" glaze="osso" />
          <Soil shape="cuia" />
          <Jiboia long />
        </g>
      </g>
      <g transform="translate(512 412) scale(.92)">
        <PottedGroup plant="espada" shape="serra" glaze="noite" />
      </g>
      <g transform="translate(940 416) scale(.58)">
        <PottedGroup plant="zamioculca" shape="serra" glaze="musgo" />
      </g>
      <g transform="translate(676 426) scale(1.26)">
        <PottedGroup plant="costela" shape="lua" glaze="limao" />
      </g>
      <g transform="translate(806 432) scale(.52)">
        <WateringCan />
      </g>
    </svg>
  );
}
