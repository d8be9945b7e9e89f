import type { ScreenProps } from '../../case-artwork.ts';
import { seededRandom } from '../../seeded-random.ts';
import { RoadPlate, SeverityMark, StatusBar, TabBar } from './chrome.tsx';
import {
  defectsIn,
  defectsUntil,
  inspector,
  noSignal,
  road,
  type Stretch,
  stretches,
  type Words,
} from './data.ts';
import { Icon } from './icons.tsx';
import { round } from './perspective.ts';
import { clock, decimal } from './words.ts';

const carAt = 234.8;
const pixelsPerKm = 10;

const words: Words<Record<'day' | 'of' | 'unit' | 'rain' | 'now', string>> = {
  'pt-BR': {
    day: 'Quinta, 13 de agosto',
    of: 'de 41\u00a0km do turno',
    unit: 'Viatura 12',
    rain: 'Choveu 14\u00a0mm à noite: atenção a buracos novos',
    now: 'Agora',
  },
  en: {
    day: 'Thursday, August 13',
    of: 'of this shift’s 41\u00a0km',
    unit: 'Unit 12',
    rain: '14\u00a0mm of rain overnight: watch for new potholes',
    now: 'Now',
  },
};

/** The road from above, ten pixels per kilometre: yellow where it has been inspected. */
function RoadStrip() {
  const height = (road.to - road.from) * pixelsPerKm + 30;
  const car = round((carAt - road.from) * pixelsPerKm);
  const roll = seededRandom(12);
  const grain = Array.from(
    { length: 220 },
    () => `M${round(12 + roll() * 56)} ${round(roll() * height)}h1.2`,
  );
  return (
    <svg
      className="strip"
      width="80"
      height={height}
      viewBox={`0 0 80 ${height}`}
      aria-hidden="true"
    >
      <rect width="80" height={height} fill="#4c5a35" />
      <rect x="6" width="68" height={height} fill="#857657" />
      <rect x="9" width="62" height={height} fill="#4a5056" />
      <path d={grain.join('')} stroke="#6d747a" />
      <path d={`M17 0V${height}M63 0V${height}`} stroke="#f5f4ee" strokeWidth="2" />
      <path
        d={`M40 ${car + 30}V${height}`}
        stroke="#e9b824"
        strokeWidth="2.4"
        strokeDasharray="12 9"
      />
      <rect x="18" width="44" height={car} fill="#ffd60a" />
      <path d={`M40 4V${car}`} stroke="#15181c" strokeWidth="2.4" strokeDasharray="12 9" />
      <g transform={`translate(40 ${car + 6})`}>
        <rect
          x="-12"
          y="-21"
          width="24"
          height="46"
          rx="8"
          fill="#0c0f12"
          opacity="0.5"
          transform="translate(3 3)"
        />
        <rect x="-12" y="-22" width="24" height="46" rx="8" fill="#f5f4ee" />
        <rect x="-12" y="-2" width="24" height="5" fill="#ff5b45" />
        <path d="M-9 9h18l-1.5 8h-15zM-8-16H8l1 6H-9z" fill="#2b3a46" />
        <rect x="-8" y="-8" width="16" height="4" rx="2" fill="#ffa033" />
      </g>
    </svg>
  );
}

function StretchRow({ stretch, language }: { stretch: Stretch } & ScreenProps) {
  const { from, to, start, end, landmark } = stretch;
  const text = words[language];
  const found = defectsIn(from, Math.min(to, carAt));
  const state = to <= carAt ? 'done' : from <= carAt ? 'now' : 'planned';
  return (
    <li className={`stretch ${state}`} style={{ height: (to - from) * pixelsPerKm }}>
      <p className="when">
        {clock(start, language)}–{clock(end, language)}
        {state === 'done' && <Icon name="check" size={16} weight={2.4} />}
        {state === 'now' && <b>{text.now}</b>}
      </p>
      <h2>
        km {from}–{to}
      </h2>
      <p className="where">{landmark[language]}</p>
      <p className="found">
        {found.map(({ id, severity }) => (
          <SeverityMark key={id} severity={severity} size={13} />
        ))}
      </p>
    </li>
  );
}

export function DayPlan({ language }: ScreenProps) {
  const text = words[language];
  const waiting = defectsUntil(carAt).filter(({ metre }) => metre > noSignal.from * 1000).length;
  return (
    <div className="screen plan">
      <StatusBar time="11:10" bars={0} battery={66} />
      <header className="plan-head">
        <p className="plan-day">
          <b>{text.day}</b>
          {text.unit} · {inspector}
        </p>
        <RoadPlate name={road.name} />
        <p className="plan-sum">
          <strong>{decimal(carAt - road.from, language)}</strong> {text.of}
        </p>
      </header>
      <p className="plan-rain">
        <Icon name="rain" size={18} />
        {text.rain}
      </p>
      <div className="plan-road">
        <RoadStrip />
        <ol>
          {stretches.map((stretch) => (
            <StretchRow key={stretch.from} stretch={stretch} language={language} />
          ))}
        </ol>
      </div>
      <TabBar language={language} current="road" waiting={waiting} />
    </div>
  );
}
