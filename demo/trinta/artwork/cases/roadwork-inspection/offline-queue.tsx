import type { ScreenProps } from '../../case-artwork.ts';
import { SeverityMark, StatusBar, TabBar } from './chrome.tsx';
import { type Defect, defectsUntil, noSignal, severities, type Words } from './data.ts';
import { DefectPhoto } from './defect-photo.tsx';
import { clock, decimal, roadPosition, typeNames } from './words.ts';

const carAt = 235.2;

type Key = 'title' | 'since' | 'next' | 'records' | 'order' | 'first' | 'car' | 'free';

const words: Words<Record<Key, string>> = {
  'pt-BR': {
    title: 'Sem sinal',
    since: 'desde as 09h58',
    next: 'Próxima antena no km\u00a0238, em 2,8\u00a0km',
    records: 'registros guardados',
    order: 'Os mais graves sobem primeiro',
    first: '1º a subir',
    car: 'você',
    free: '21\u00a0GB livres',
  },
  en: {
    title: 'No signal',
    since: 'since 9:58\u00a0am',
    next: 'Next mast at km\u00a0238, 2.8\u00a0km ahead',
    records: 'records kept',
    order: 'Most severe go up first',
    first: 'Goes first',
    car: 'you',
    free: '21\u00a0GB free',
  },
};

const waiting = defectsUntil(carAt).filter(({ metre }) => metre > noSignal.from * 1000);
const total = waiting.reduce((sum, { megabytes }) => sum + megabytes, 0);
const largest = Math.max(...waiting.map(({ megabytes }) => megabytes));
const inOrder: readonly Defect[] = severities.flatMap((severity) =>
  waiting.filter((item) => item.severity === severity),
);

/** Network coverage along the road: lost at km 227, back at km 238, with the car in between. */
function Coverage({ label }: { label: string }) {
  const place = (km: number) => 20 + ((km - 224) / 17) * 320;
  const [lost, back, car] = [place(noSignal.from), place(noSignal.to), place(carAt)];
  return (
    <svg className="coverage" width="360" height="62" viewBox="0 0 360 62" aria-hidden="true">
      <rect y="26" width="360" height="18" fill="#15181c" />
      <path d={`M0 35H${lost}M${back} 35H360`} stroke="#69d394" strokeWidth="5" />
      <path d={`M${lost} 35H${back}`} stroke="#f5f4ee" strokeWidth="2.4" strokeDasharray="12 9" />
      <g stroke="#15181c" strokeWidth="2.2" fill="none">
        <path d={`M${lost} 26V12M${back} 26V12`} />
        <path d={`M${back - 6} 6a8 8 0 0 0 0 12M${back + 6} 6a8 8 0 0 1 0 12`} />
        <path d={`M${lost - 6} 6l12 12M${lost + 6} 6l-12 12`} />
      </g>
      {waiting.map(({ id, metre, severity }) => (
        <circle
          key={id}
          cx={place(metre / 1000)}
          cy="35"
          r="4.6"
          fill={`var(--${severity})`}
          stroke="#15181c"
          strokeWidth="1.5"
        />
      ))}
      <path d={`M${car - 9} 15h18L${car} 30z`} fill="#15181c" />
      <g fontSize="12.5" fontWeight="600" fill="#15181c" textAnchor="middle">
        <text x={lost} y="58">
          km 227
        </text>
        <text x={back} y="58">
          km 238
        </text>
        <text x={car} y="11">
          {label}
        </text>
      </g>
    </svg>
  );
}

export function OfflineQueue({ language }: ScreenProps) {
  const text = words[language];
  return (
    <div className="screen queue-screen">
      <div className="outage">
        <StatusBar time="11:16" bars={0} battery={65} />
        <h1>
          {text.title} <small>{text.since}</small>
        </h1>
        <p>{text.next}</p>
        <Coverage label={text.car} />
      </div>
      <div className="queue-sum">
        <p>
          <strong>{waiting.length}</strong> {text.records}
        </p>
        <p>
          <strong>{decimal(total, language)}</strong> MB
        </p>
        <small>{text.order}</small>
        <small>{text.free}</small>
      </div>
      <ol className="queue-list">
        {inOrder.map(({ id, type, severity, metre, megabytes, time }, index) => (
          <li key={id} className={index === 0 ? 'first' : ''}>
            <div className="queue-photo">
              <DefectPhoto type={type} />
            </div>
            <div>
              <b>
                <SeverityMark severity={severity} size={12} />
                {typeNames[language][type]}
                {index === 0 && <em>{text.first}</em>}
              </b>
              <span>
                {id} · {roadPosition(metre)} · {clock(time, language)}
              </span>
            </div>
            <p>
              {decimal(megabytes, language)} MB
              <i style={{ width: `${Math.round((megabytes / largest) * 100)}%` }} />
            </p>
          </li>
        ))}
      </ol>
      <TabBar language={language} current="queue" waiting={waiting.length} />
    </div>
  );
}
