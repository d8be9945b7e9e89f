import type { Language } from '../../language.ts';
import { type Defect, noSignal, road, type Severity, type Words } from './data.ts';
import { at, section, wholeLine } from './route-line.ts';

const fields = [
  'M-10 250L60 238 96 290 70 352 -10 360Z',
  'M70 352L96 290 160 300 196 352 150 420 84 410Z',
  'M262 200L330 176 380 220 372 300 290 316 258 262Z',
  'M150 120L226 96 262 150 236 206 176 200Z',
  'M-10 380L70 372 130 440 120 520 -10 520Z',
  'M180 430L262 404 330 440 340 520 190 520Z',
];

const names: Words<Record<'reservoir' | 'river' | 'offline', string>> = {
  'pt-BR': { reservoir: 'Represa de Jurumirim', river: 'Rio Guareí', offline: 'sem sinal' },
  en: { reservoir: 'Jurumirim reservoir', river: 'Guareí river', offline: 'no signal' },
};

const pinShapes: Record<Severity, string> = {
  high: 'M0-9.5L9.5 0 0 9.5-9.5 0z',
  medium: 'M0-8.500L8.8 7H-8.800z',
  low: 'M0-7A7 7 0 1 1-.01-7z',
};

interface MapProps {
  language: Language;
  /** Kilometre of the car's position. */
  car: number;
  pins: readonly Defect[];
  selected: string;
}

export function RouteMapDrawing({ language, car, pins, selected }: MapProps) {
  const text = names[language];
  return (
    <svg className="route-drawing" viewBox="0 0 360 640" aria-hidden="true">
      <defs>
        <pattern
          id="hatch"
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="2.4" height="7" fill="#a9bac8" />
        </pattern>
      </defs>
      <rect width="360" height="640" fill="#252d35" />
      {fields.map((field, index) => (
        <path key={field} d={field} fill={index % 2 ? '#2d373e' : '#333c38'} />
      ))}
      <g fill="#2b4538">
        <path d="M284 250c18-12 44-6 58 10s10 44-14 50-36-8-48-22-12-28 4-38z" />
        <path d="M20 262c16-6 38 0 44 18s-8 34-28 34-36-10-36-26 8-22 20-26z" />
        <path d="M176 396c20-10 42 0 44 18s-18 30-40 24-26-32-4-42z" />
      </g>
      <path
        d="M92 110c10 20 34 10 52 20s20 34 44 32 24-26 48-24 30 26 50 18 6-30 0-56z"
        fill="#42627b"
      />
      <path
        d="M372 344c-40 8-56-16-86-8s-54 26-84 18-62-40-102-34-70 40-130 36"
        fill="none"
        stroke="#42627b"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="#51606d" strokeWidth="1.8">
        <path d="M330 382C316 412 250 410 226 444" />
        <path d="M86 200C60 230 70 262 30 280S-10 290-20 300" />
        <path d="M288 276C310 250 330 250 352 214S370 190 380 186" />
        <path d="M160 250C150 280 110 290 104 330S60 400-10 410" />
        <path d="M188 372C160 384 120 396 90 420" />
      </g>
      <path
        d={section(noSignal.from, noSignal.to)}
        fill="none"
        stroke="url(#hatch)"
        strokeWidth="54"
        opacity="0.28"
        strokeLinejoin="round"
      />
      <path d={wholeLine} fill="none" stroke="#0c0f12" strokeWidth="11" strokeLinejoin="round" />
      <path d={wholeLine} fill="none" stroke="#5d6a76" strokeWidth="6" strokeLinejoin="round" />
      <path
        d={section(road.from, road.to)}
        fill="none"
        stroke="#f5f4ee"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path
        d={section(car, road.to)}
        fill="none"
        stroke="#20272e"
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
      <path
        d={section(road.from, car)}
        fill="none"
        stroke="#ffd60a"
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <g className="map-names">
        <text x="212" y="150" fill="#cfe0ec" fontStyle="italic" textAnchor="middle">
          {text.reservoir}
        </text>
        <text x="16" y="346" fill="#b9d0e0" fontStyle="italic">
          {text.river}
        </text>
        <text x="354" y="415" fill="#f5f4ee" fontWeight="600" textAnchor="end">
          Angatuba
        </text>
        <text x="66" y="167" fill="#f5f4ee" fontWeight="600">
          Paranapanema
        </text>
        <text x="298" y="232" fill="#dbe4ea" fontWeight="500">
          {text.offline}
        </text>
      </g>
      {[road.from, 238, 246, road.to].map((km) => {
        const { x, y, angle } = at(km);
        const [dx, dy] = [Math.sin(angle) * 19, -Math.cos(angle) * 19];
        return (
          <g key={km} transform={`translate(${x} ${y})`}>
            <circle r="4" fill="#0c0f12" stroke="#f5f4ee" strokeWidth="2" />
            <text className="km" x={-dx} y={-dy + 4} textAnchor="middle">
              {km}
            </text>
          </g>
        );
      })}
      {pins.map(({ id, metre, severity }, index) => {
        const { x, y, angle } = at(metre / 1000);
        const side = index % 2 ? -1 : 1;
        const reach = id === selected ? 38 : 19;
        const [dx, dy] = [Math.sin(angle) * reach * side, -Math.cos(angle) * reach * side];
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <path d={`M0 0L${dx} ${dy}`} stroke="#0c0f12" strokeWidth="4" />
            <path d={`M0 0L${dx} ${dy}`} stroke={`var(--${severity})`} strokeWidth="1.8" />
            <g transform={`translate(${dx} ${dy}) scale(${id === selected ? 1.5 : 0.92})`}>
              {id === selected && (
                <circle r="13.5" fill="#0c0f12" stroke="#f5f4ee" strokeWidth="1.6" />
              )}
              <path
                d={pinShapes[severity]}
                fill={`var(--${severity})`}
                stroke="#0c0f12"
                strokeWidth="2"
                paintOrder="stroke"
              />
            </g>
          </g>
        );
      })}
      <Car km={car} />
    </svg>
  );
}

function Car({ km }: { km: number }) {
  const { x, y, angle } = at(km);
  return (
    <g transform={`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`}>
      <circle r="24" fill="#ffd60a" opacity="0.2" />
      <circle r="13" fill="#15181c" stroke="#ffd60a" strokeWidth="2.5" />
      <path d="M8 0L-5.5 6.2-2.5 0-5.5-6.200z" fill="#ffd60a" />
    </g>
  );
}
