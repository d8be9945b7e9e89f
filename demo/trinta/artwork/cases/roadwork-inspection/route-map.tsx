import type { ScreenProps } from '../../case-artwork.ts';
import { RoadPlate, SeverityMark, StatusBar, TabBar } from './chrome.tsx';
import {
  countBySeverity,
  defectsUntil,
  noSignal,
  pothole,
  road,
  severities,
  type Words,
} from './data.ts';
import { DefectPhoto } from './defect-photo.tsx';
import { Icon } from './icons.tsx';
import { RouteMapDrawing } from './map.tsx';
import { clock, roadPosition, severityNames, typeNames } from './words.ts';

const carAt = 233.4;

const words: Words<Record<'title' | 'waiting' | 'lane', string>> = {
  'pt-BR': {
    title: 'Angatuba – Paranapanema',
    waiting: 'Na fila',
    lane: 'Oeste, trilha de roda direita',
  },
  en: {
    title: 'Angatuba – Paranapanema',
    waiting: 'In queue',
    lane: 'Westbound, right wheel path',
  },
};

export function RouteMap({ language }: ScreenProps) {
  const text = words[language];
  const pins = defectsUntil(carAt);
  const counts = countBySeverity(pins);
  const waiting = pins.filter(({ metre }) => metre > noSignal.from * 1000).length;
  return (
    <div className="screen route">
      <RouteMapDrawing language={language} car={carAt} pins={pins} selected={pothole.id} />
      <StatusBar time="10:58" bars={0} battery={68} />
      <header className="route-head">
        <RoadPlate name={road.name} />
        <div>
          <strong>
            km {road.from}–{road.to}
          </strong>
          <span>{text.title}</span>
        </div>
        <p>
          <Icon name="noSignal" size={17} weight={2} />
        </p>
      </header>
      <ul className="legend">
        {severities.map((severity) => (
          <li key={severity}>
            <SeverityMark severity={severity} />
            {severityNames[language][severity]} <b>{counts[severity]}</b>
          </li>
        ))}
      </ul>
      <div className="map-tools">
        <span>
          <Icon name="layers" size={21} />
        </span>
        <span>
          <Icon name="target" size={21} />
        </span>
      </div>
      <p className="scale">
        <i />5{'\u00a0'}km
      </p>
      <section className="sheet">
        <div className="sheet-photo">
          <DefectPhoto type="pothole" />
        </div>
        <div>
          <p className="sheet-id">
            <SeverityMark severity="high" size={13} />
            {pothole.id} · {clock(pothole.time, language)}
          </p>
          <h1>{typeNames[language].pothole}</h1>
          <p className="sheet-where">{roadPosition(pothole.metre)}</p>
          <p>{text.lane}</p>
          <p>
            {pothole.width} × {pothole.length} × {pothole.depth}
            {'\u00a0'}cm
          </p>
        </div>
        <p className="sheet-queue">
          <Icon name="queue" size={16} weight={2} />
          {text.waiting}
        </p>
      </section>
      <TabBar language={language} current="map" waiting={waiting} />
    </div>
  );
}
