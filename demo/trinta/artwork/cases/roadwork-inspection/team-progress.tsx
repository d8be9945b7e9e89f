import type { ScreenProps } from '../../case-artwork.ts';
import { StatusBar, TabBar } from './chrome.tsx';
import { inspector, months, teams, type Words } from './data.ts';
import { decimal } from './words.ts';

const words: Words<Record<'metric' | 'from' | 'ranking' | 'unit' | 'before', string>> = {
  'pt-BR': {
    metric: 'de km inspecionados por turno',
    from: 'De 24,1\u00a0km em fevereiro para 41,0\u00a0km em agosto',
    ranking: 'Trechos em agosto',
    unit: 'km por turno',
    before: 'fevereiro',
  },
  en: {
    metric: 'km inspected per shift',
    from: 'From 24.1\u00a0km in February to 41.0\u00a0km in August',
    ranking: 'Stretches in August',
    unit: 'km per shift',
    before: 'February',
  },
};

const [first, last] = [months[0].km, months[6].km];
const rise = Math.round((last / first - 1) * 100);

/** Each month is a lane of asphalt that reaches as far as the team got in a shift. */
function Lanes({ language }: ScreenProps) {
  const floor = 180;
  const perKm = 3.85;
  return (
    <svg className="lanes" width="360" height="212" viewBox="0 -8 360 212" aria-hidden="true">
      <path
        d={`M0 ${floor - first * perKm}H360`}
        stroke="#15181c"
        strokeWidth="1.4"
        strokeDasharray="2 5"
      />
      {months.map(({ name, km }, index) => {
        const x = 20 + index * 46.5;
        const tall = km * perKm;
        const end = index === months.length - 1;
        const ends = index === 0 || end;
        return (
          <g key={name.en} transform={`translate(${x} ${floor})`}>
            <rect y={-tall} width="41" height={tall} fill="#15181c" />
            <path
              d={`M4.5 0V${-tall + 28}M36.5 0V${-tall + 28}`}
              stroke="#f5f4ee"
              strokeWidth="1.5"
              opacity={end ? 1 : 0.45}
            />
            <path
              d={`M20.5 0V${-11 - 20 * Math.floor((tall - 43) / 20)}`}
              stroke="#ffd60a"
              strokeWidth="2.5"
              strokeDasharray="11 9"
              opacity={end ? 1 : 0.55}
            />
            <text
              className={ends ? 'value strong' : 'value'}
              x="20.5"
              y={-tall + 20}
              textAnchor="middle"
            >
              {decimal(km, language)}
            </text>
            <text className="month" x="20.5" y="18" textAnchor="middle">
              {name[language]}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${floor}H360`} stroke="#15181c" strokeWidth="2" />
    </svg>
  );
}

export function TeamProgress({ language }: ScreenProps) {
  const text = words[language];
  return (
    <div className="screen team-screen">
      <div className="rise">
        <StatusBar time="15:52" bars={4} battery={37} />
        <h1>
          +{rise}%<small>{text.metric}</small>
        </h1>
        <p>{text.from}</p>
        <Lanes language={language} />
      </div>
      <section className="ranking">
        <h2>
          {text.ranking}
          <span>
            <i /> {text.before}
          </span>
        </h2>
        <ol>
          {teams.map((team, index) => (
            <li key={team.inspector} className={team.inspector === inspector ? 'own' : ''}>
              <b>{index + 1}</b>
              <div>
                <p>
                  <strong>
                    {team.road} km {team.from}–{team.to}
                  </strong>
                  {team.inspector}
                </p>
                <span className="track">
                  <i style={{ width: `${(team.now / 44) * 100}%` }} />
                  <s style={{ left: `${(team.before / 44) * 100}%` }} />
                </span>
              </div>
              <em>{decimal(team.now, language)}</em>
            </li>
          ))}
        </ol>
      </section>
      <TabBar language={language} current="team" waiting={0} />
    </div>
  );
}
