import type { ScreenProps } from '../../case-artwork.ts';
import { SeverityMark, StatusBar } from './chrome.tsx';
import {
  countBySeverity,
  type DefectType,
  date,
  defects,
  defectsIn,
  inspector,
  pothole,
  severities,
  stretches,
  types,
  type Words,
} from './data.ts';
import { DefectPhoto } from './defect-photo.tsx';
import { Icon } from './icons.tsx';
import { Logo } from './logo.tsx';
import { clock, roadPosition, severityNames, typeNames } from './words.ts';

interface Text {
  screen: string;
  title: string;
  covered: string;
  stretch: string;
  total: string;
  byType: string;
  urgent: string;
  evidence: string;
  signed: string;
  role: string;
  sent: string;
  fixed: string;
  crew: string;
  open: string;
}

const words: Words<Text> = {
  'pt-BR': {
    screen: 'Relatório do dia',
    title: 'Inspeção de pavimento e sinalização',
    covered: '41\u00a0km inspecionados, sentido oeste',
    stretch: 'Trecho',
    total: 'Total',
    byType: 'Por tipo',
    urgent: 'Gravidade alta',
    evidence: 'antes e depois do reparo, OS\u00a02291',
    signed: 'Assinado 13/08/2026 15h41',
    role: 'inspetora de tráfego',
    sent: 'Entregue à central às 15h42',
    fixed: 'corrigido',
    crew: 'equipe no local',
    open: 'aberta',
  },
  en: {
    screen: 'Daily report',
    title: 'Pavement and signage inspection',
    covered: '41\u00a0km inspected, westbound',
    stretch: 'Stretch',
    total: 'Total',
    byType: 'By type',
    urgent: 'High severity',
    evidence: 'before and after the repair, OS\u00a02291',
    signed: 'Signed Aug 13, 2026 3:41\u00a0pm',
    role: 'road inspector',
    sent: 'Delivered to control room 3:42\u00a0pm',
    fixed: 'fixed',
    crew: 'crew on site',
    open: 'open',
  },
};

/** State of the day's severe defects when the report was signed. */
const outcomes: Record<string, { state: 'fixed' | 'crew' | 'open'; time?: string }> = {
  'D-0410': { state: 'fixed', time: '13:05' },
  'D-0417': { state: 'fixed', time: '14:20' },
  'D-0422': { state: 'crew' },
  'D-0428': { state: 'open' },
};

const tones: Record<DefectType, string> = {
  crack: '#15181c',
  pothole: '#5d6d7b',
  marking: '#a3b4c1',
  sign: '#f0c400',
};

const cut = '136 366 208 164';

function TypeChart({ language }: ScreenProps) {
  const counts = types.map((type) => defects.filter((item) => item.type === type).length);
  return (
    <div className="type-chart">
      <div className="type-bar">
        {types.map((type, index) => (
          <i key={type} style={{ flexGrow: counts[index], background: tones[type] }} />
        ))}
      </div>
      <ul>
        {types.map((type, index) => (
          <li key={type}>
            <i style={{ background: tones[type] }} />
            {typeNames[language][type]} <b>{counts[index]}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Signature() {
  return (
    <svg className="signature" width="128" height="46" viewBox="0 0 128 46" aria-hidden="true">
      <path
        d="M14 6c8-4 14-1 11 8-3 10-9 24-16 25-6 1-5-8 4-13 9-5 16-7 21-5-5 0-9 7-6 9s8-6 10-8c-1 4-1 8 2 7s4-5 7-7c2-2 5 0 4 3s-3 5-5 4c4 1 7-4 9-7 1 3 5 4 3 7-1 2-4 2-5 0 6 2 12-8 16-18 3-7 9-10 15-7s4 12-5 15c-5 2-10 1-10 1s-3 10-6 15c3-9 9-16 13-16s0 6 4 5 5-6 9-6-1 6 3 6 8-6 14-8"
        fill="none"
        stroke="#1c3f77"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Report({ language }: ScreenProps) {
  const text = words[language];
  const whole = countBySeverity(defects);
  return (
    <div className="screen report">
      <StatusBar time="15:44" bars={4} battery={39} />
      <header className="report-head">
        <Icon name="back" size={22} weight={2.2} />
        <h1>{text.screen}</h1>
        <Icon name="share" size={22} />
      </header>
      <article className="paper">
        <div className="letterhead">
          <Logo />
          <p>
            Rota Paranapanema S.A.
            <b>RDI 2026/0813-270</b>
          </p>
        </div>
        <h2>{text.title}</h2>
        <p className="paper-meta">
          SP-270 km 214–255 · {date[language]}
          <br />
          {text.covered}
        </p>
        <table>
          <thead>
            <tr>
              <th>{text.stretch}</th>
              {severities.map((severity) => (
                <th key={severity}>{severityNames[language][severity]}</th>
              ))}
              <th>{text.total}</th>
            </tr>
          </thead>
          <tbody>
            {stretches.map(({ from, to }) => {
              const found = defectsIn(from, to);
              const counts = countBySeverity(found);
              return (
                <tr key={from}>
                  <td>
                    km {from}–{to}
                  </td>
                  {severities.map((severity) => (
                    <td key={severity}>{counts[severity] || '–'}</td>
                  ))}
                  <td>{found.length}</td>
                </tr>
              );
            })}
            <tr className="sum">
              <td>{text.total}</td>
              {severities.map((severity) => (
                <td key={severity}>{whole[severity]}</td>
              ))}
              <td>{defects.length}</td>
            </tr>
          </tbody>
        </table>
        <h3>{text.byType}</h3>
        <TypeChart language={language} />
        <h3>{text.urgent}</h3>
        <ul className="urgent">
          {defects
            .filter(({ severity }) => severity === 'high')
            .map(({ id, metre, type }) => {
              const outcome = outcomes[id];
              return (
                <li key={id} className={outcome?.state}>
                  <SeverityMark severity="high" size={10} />
                  <b>{id}</b> {roadPosition(metre)} {typeNames[language][type]}
                  {outcome && (
                    <em>
                      {text[outcome.state]} {outcome.time && clock(outcome.time, language)}
                    </em>
                  )}
                </li>
              );
            })}
        </ul>
        <div className="evidence">
          <DefectPhoto type="pothole" viewBox={cut} />
          <DefectPhoto type="pothole" viewBox={cut} repaired />
          <p>
            <b>{pothole.id}</b>
            {text.evidence}
          </p>
        </div>
        <div className="signed">
          <Signature />
          <p>
            <b>{inspector}</b>, {text.role}
            <br />
            {text.signed}
          </p>
        </div>
      </article>
      <p className="delivered">
        <Icon name="check" size={19} weight={2.4} />
        {text.sent}
      </p>
    </div>
  );
}
