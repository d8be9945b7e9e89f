import type { Language } from '../../language.ts';
import type { Severity } from './data.ts';
import { Icon } from './icons.tsx';

interface StatusBarProps {
  time: string;
  /** Bars of the network, 0 to 4; 0 is struck through. */
  bars: 0 | 1 | 2 | 3 | 4;
  battery: number;
}

/** The phone's own bar: a 24-hour clock in both languages, as the crew's phones are set. */
export function StatusBar({ time, bars, battery }: StatusBarProps) {
  return (
    <div className="status">
      <b>{time}</b>
      <svg width="62" height="14" viewBox="0 0 62 14" aria-hidden="true">
        {[0, 1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={2 + bar * 5}
            y={9 - bar * 2.6}
            width="3.4"
            height={3.5 + bar * 2.6}
            rx="0.8"
            fill="currentColor"
            opacity={bar < bars ? 1 : 0.35}
          />
        ))}
        {bars === 0 && <path d="M1 1l20 12" stroke="currentColor" strokeWidth="1.6" />}
        <rect
          x="33.5"
          y="1.7"
          width="22"
          height="10.6"
          rx="2.6"
          fill="none"
          stroke="currentColor"
        />
        <rect x="35" y="3.2" width={battery * 0.19} height="7.6" rx="1.4" fill="currentColor" />
        <path d="M57.5 5v4" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </div>
  );
}

const marks: Record<Severity, string> = {
  high: 'M8 0.6L15.4 8 8 15.4 0.6 8z',
  medium: 'M8 1.3L15.5 14.500H0.5z',
  low: 'M8 15A7 7 0 1 0 8 1 7 7 0 0 0 8 15z',
};

interface SeverityMarkProps {
  severity: Severity;
  size?: number;
}

/** Severity has a shape as well as a colour: a diamond, a triangle, a disc, as road signs do. */
export function SeverityMark({ severity, size = 14 }: SeverityMarkProps) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 16 16" aria-hidden="true">
      <path d={marks[severity]} fill={`var(--${severity})`} />
    </svg>
  );
}

/** The plate of a state road of São Paulo. */
export function RoadPlate({ name }: { name: string }) {
  const [state, number] = name.split('-');
  return (
    <span className="plate">
      <i>{state}</i>
      {number}
    </span>
  );
}

const tabs = [
  { icon: 'map', label: { 'pt-BR': 'Mapa', en: 'Map' } },
  { icon: 'road', label: { 'pt-BR': 'Turno', en: 'Shift' } },
  { icon: 'camera', label: { 'pt-BR': 'Câmera', en: 'Camera' } },
  { icon: 'queue', label: { 'pt-BR': 'Fila', en: 'Queue' } },
  { icon: 'team', label: { 'pt-BR': 'Equipe', en: 'Team' } },
] as const;

interface TabBarProps {
  language: Language;
  current: (typeof tabs)[number]['icon'];
  waiting: number;
}

export function TabBar({ language, current, waiting }: TabBarProps) {
  return (
    <div className="tabs">
      {tabs.map(({ icon, label }) => (
        <div key={icon} className={`tab ${icon} ${icon === current ? 'current' : ''}`}>
          <span className="tab-icon">
            <Icon name={icon} size={22} />
            {icon === 'queue' && waiting > 0 && <b className="badge">{waiting}</b>}
          </span>
          {label[language]}
        </div>
      ))}
    </div>
  );
}
