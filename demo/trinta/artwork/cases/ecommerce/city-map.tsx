import type { Language } from '../../language.ts';
import { text } from './text.ts';

const avenues = [
  'M-10 196C80 176 150 182 214 150S330 92 380 96',
  'M118-10C126 70 150 120 146 190S180 300 190 350',
];
const streets = [
  'M-10 60L370 24',
  'M-10 116L230 92L370 40',
  'M-10 250L160 236L370 188',
  'M-10 310L370 250',
  'M40-10L62 340',
  'M196-10L232 340',
  'M270-10L300 340',
  'M338-10L352 340',
];

/** The delivery route, from the nursery's road to Helena's door. */
const route = 'M-10 190C50 178 104 182 146 176C152 204 156 222 159 236L226 223';
const ahead = 'M226 223L222 192L282 178L278 140';

const words = {
  you: text('Rua dos Cambuís, 214', 'Rua dos Cambuís, 214'),
  park: text('Praça das Corujas', 'Praça das Corujas'),
};

function Block({ path, width, colour }: { path: string; width: number; colour: string }) {
  return (
    <path
      d={path}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function Van() {
  return (
    <g transform="translate(226 223) rotate(-98)">
      <ellipse cx={1} cy={2} rx={25} ry={17} fill="#14261c" opacity={0.22} />
      <rect x={-22} y={-12} width={44} height={24} rx={6} fill="#fffdf2" />
      <rect x={-20} y={-10} width={24} height={20} rx={3} fill="#b9603e" />
      <path
        d="M-16 0C-14-8-6-9-2-6C-4 0-10 4-16 0ZM-10 6C-8 0-2-1 2 2C0 7-6 9-10 6Z"
        fill="#7fb55a"
      />
      <path d="M9-10.500C14-9 14 9 9 10.500L15 9C18 5 18-5 15-9Z" fill="#2f5a63" />
    </g>
  );
}

export function CityMap({ language, className }: { language: Language; className: string }) {
  const all = [...streets, ...avenues];
  return (
    <svg className={className} viewBox="0 0 360 300" aria-hidden="true">
      <rect width={360} height={300} fill="#e6e6cf" />
      <path d="M0 0H116C122 50 134 84 142 116L0 140Z" fill="#dedfc4" />
      <path d="M58 66L113 60C118 78 122 88 126 96L61 104Z" fill="#a9c27f" />
      <path d="M304 204L360 192V250L309 262Z" fill="#a9c27f" />
      {[
        [76, 79],
        [94, 74],
        [84, 93],
        [106, 86],
        [320, 214],
        [328, 236],
      ].map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={8} fill="#6f9a55" />
          <circle cx={(x ?? 0) - 2} cy={(y ?? 0) - 2} r={4.6} fill="#88b066" />
        </g>
      ))}
      {streets.map((path) => (
        <Block key={path} path={path} width={9} colour="#cfd0b4" />
      ))}
      {avenues.map((path) => (
        <Block key={path} path={path} width={17} colour="#cfd0b4" />
      ))}
      {all.map((path) => (
        <Block key={path} path={path} width={avenues.includes(path) ? 14 : 7} colour="#fdfaef" />
      ))}
      <Block path={route} width={7} colour="#2f7148" />
      <Block path={ahead} width={7} colour="#fdfaef" />
      <path
        d={ahead}
        fill="none"
        stroke="#2f7148"
        strokeWidth={5}
        strokeLinejoin="round"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <text
        x={60}
        y={133}
        fontSize={12}
        fontWeight={600}
        fill="#4a6a35"
        stroke="#e6e6cf"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {words.park[language]}
      </text>
      <Van />
      <g transform="translate(278 138)">
        <ellipse cx={0} cy={2} rx={9} ry={4} fill="#14261c" opacity={0.3} />
        <path d="M0 0C-6-12-19-18-19-32A19 19 0 0 1 19-32C19-18 6-12 0 0Z" fill="#b9603e" />
        <path d="M-9-30L0-38L9-30V-22H-9Z" fill="#fdfaef" />
      </g>
      <g transform="translate(278 78)">
        <rect x={-80} y={-26} width={156} height={26} rx={6} fill="#163c2a" />
        <text x={-2} y={-8.5} textAnchor="middle" fontSize={13} fontWeight={600} fill="#f3efdf">
          {words.you[language]}
        </text>
      </g>
    </svg>
  );
}
