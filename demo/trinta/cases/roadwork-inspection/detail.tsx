import { useState } from 'react';
import {
  type DefectType,
  defects,
  defectsIn,
  noSignal,
  road,
  type Severity,
  stretches,
} from '../../artwork/cases/roadwork-inspection/data.ts';
import type { Language } from '../../artwork/language.ts';
import { useLive } from '../use-live.ts';

interface Words {
  heading: string;
  text: string;
  position: string;
  found: (count: number) => string;
  waiting: (count: number) => string;
  types: Record<DefectType, string>;
  severities: Record<Severity, string>;
  stretch: string;
  landmark: string;
  records: string;
  severe: string;
}

const words: Record<Language, Words> = {
  'pt-BR': {
    heading: 'O turno, quilômetro a quilômetro',
    text: 'Cada risco é um defeito que a câmera achou na SP-\u2060270 em 13 de agosto. Leve a viatura pela pista: do km\u00a0227 ao 238 não há sinal, e os registros esperam na fila.',
    position: 'Posição da viatura',
    found: (count) => `${count} ${count === 1 ? 'defeito achado' : 'defeitos achados'}`,
    waiting: (count) => (count === 0 ? 'fila vazia' : `${count} na fila, sem sinal`),
    types: {
      pothole: 'Buraco',
      crack: 'Trinca',
      marking: 'Faixa apagada',
      sign: 'Placa danificada',
    },
    severities: { high: 'grave', medium: 'médio', low: 'leve' },
    stretch: 'Trecho',
    landmark: 'Referência',
    records: 'Defeitos',
    severe: 'Graves',
  },
  en: {
    heading: 'The shift, kilometre by kilometre',
    text: 'Every tick is a defect that the camera found on the SP-\u2060270 on 13 August. Drive the van along: from km\u00a0227 to 238 there is no signal, and the records wait in the queue.',
    position: 'Position of the van',
    found: (count) => `${count} ${count === 1 ? 'defect' : 'defects'} found`,
    waiting: (count) => (count === 0 ? 'queue empty' : `${count} queued, no signal`),
    types: { pothole: 'Pothole', crack: 'Crack', marking: 'Faded line', sign: 'Damaged sign' },
    severities: { high: 'severe', medium: 'medium', low: 'minor' },
    stretch: 'Stretch',
    landmark: 'Landmark',
    records: 'Defects',
    severe: 'Severe',
  },
};

const metres = (road.to - road.from) * 1000;
const shareOf = (metre: number) => ((metre - road.from * 1000) / metres) * 100;
/** Position of the pothole D-0417, which the screens show from the camera to the repair. */
const start = 231_500;
const heights: Record<Severity, number> = { high: 30, medium: 20, low: 12 };

/** The road of one shift: the van's position, its findings, and those waiting for a network. */
export default function Road({ language }: { language: Language }) {
  const [metre, setMetre] = useState(start);
  const live = useLive();
  const t = words[language];
  const km = Math.floor(metre / 1000);
  const here = `km\u00a0${km}+${String(metre % 1000).padStart(3, '0')}`;
  const found = defects.filter((defect) => defect.metre <= metre);
  const isOffline = km >= noSignal.from && km < noSignal.to;
  const waiting = isOffline ? found.filter((one) => one.metre >= noSignal.from * 1000).length : 0;
  const last = found.at(-1);
  return (
    <section className="detail" aria-labelledby="detail" data-live={live}>
      <h2 id="detail">{t.heading}</h2>
      <p>{t.text}</p>
      <div className="road">
        <svg viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="shadow"
            d={`M${shareOf(noSignal.from * 1000)} 0H${shareOf(noSignal.to * 1000)}V50H${shareOf(noSignal.from * 1000)}z`}
          />
          <path className="lane" d="M0 44H100" />
          {defects.map((defect) => (
            <path
              key={defect.id}
              data-severity={defect.severity}
              data-found={defect.metre <= metre || undefined}
              d={`M${shareOf(defect.metre)} 38v-${heights[defect.severity]}`}
            />
          ))}
          <path className="van" d={`M${shareOf(metre)} 0V50`} />
        </svg>
        <input
          className="if-script"
          type="range"
          min={road.from * 1000}
          max={road.to * 1000}
          step={100}
          value={metre}
          aria-label={t.position}
          aria-valuetext={`${here}, ${t.found(found.length)}, ${t.waiting(waiting)}`}
          onChange={({ target }) => setMetre(target.valueAsNumber)}
        />
        <p className="if-script mono reading">
          <strong>{here}</strong>
          <span>{t.found(found.length)}</span>
          <span data-offline={isOffline || undefined}>{t.waiting(waiting)}</span>
          {last && (
            <span data-severity={last.severity}>
              {`${last.id} · ${t.types[last.type]}, ${t.severities[last.severity]}`}
            </span>
          )}
        </p>
      </div>
      <table className="stretches">
        <thead>
          <tr>
            <th scope="col">{t.stretch}</th>
            <th scope="col">{t.landmark}</th>
            <th scope="col">{t.records}</th>
            <th scope="col">{t.severe}</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(({ from, to, landmark }) => {
            const all = defectsIn(from, to);
            return (
              <tr key={from} data-here={(km >= from && km < to) || undefined}>
                <th scope="row">{`km\u00a0${from}–${to}`}</th>
                <td data-column={t.landmark}>{landmark[language]}</td>
                <td data-column={t.records}>{all.length}</td>
                <td data-column={t.severe}>
                  {all.filter(({ severity }) => severity === 'high').length}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
