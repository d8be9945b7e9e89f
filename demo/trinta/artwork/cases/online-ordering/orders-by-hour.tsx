import type { ScreenProps } from '../../case-artwork.ts';
import { clock } from './format.ts';
import { hours } from './sales.ts';

const words = {
  'pt-BR': {
    title: 'Pedidos por hora',
    today: 'hoje',
    usual: 'média das últimas 4\u00a0sextas',
    closed: ['cozinha', 'fechada'],
  },
  en: {
    title: 'Orders by hour',
    today: 'today',
    usual: 'average of the last 4\u00a0Fridays',
    closed: ['kitchen', 'closed'],
  },
} as const;

const floor = 226;
const unit = 16;
const left = 8;
const pitch = 58;
const bar = 38;
/** Four hours of lunch, then the break, then dinner. */
const pause = 82;

function place(index: number): number {
  return left + index * pitch + (index >= 4 ? pause : 0);
}

export function OrdersByHour({ language }: ScreenProps) {
  const text = words[language];
  return (
    <section className="hours">
      <header>
        <h2>{text.title}</h2>
        <p className="hours-key">
          <i className="key-today" /> {text.today}
          <i className="key-usual" /> {text.usual}
        </p>
      </header>
      <svg viewBox="0 0 620 252" aria-hidden="true">
        {[5, 10].map((orders) => (
          <g key={orders}>
            <path d={`M0 ${floor - orders * unit}h596`} stroke="#ded6c2" />
            <text x="600" y={floor - orders * unit + 5} className="hours-scale">
              {orders}
            </text>
          </g>
        ))}
        {hours.map(({ hour, today, usual }, index) => {
          const x = place(index);
          const running = hour === 20;
          return (
            <g key={hour}>
              {running && (
                <rect
                  x={x}
                  y={floor - usual * unit}
                  width={bar}
                  height={usual * unit}
                  fill="#eee7d4"
                />
              )}
              {today !== undefined && (
                <>
                  <rect
                    x={x}
                    y={floor - today * unit}
                    width={bar}
                    height={today * unit}
                    fill={running ? '#f5bd2e' : '#1e5638'}
                  />
                  <text
                    x={x + bar / 2}
                    y={floor - 12}
                    fill={running ? '#2f1d14' : '#fff'}
                    textAnchor="middle"
                    className="hours-count"
                  >
                    {today}
                  </text>
                </>
              )}
              <path
                d={`M${x - 5} ${floor - usual * unit}h${bar + 10}`}
                stroke="#f8f7f1"
                strokeWidth="7"
              />
              <path
                d={`M${x - 5} ${floor - usual * unit}h${bar + 10}`}
                stroke="#1f4f9c"
                strokeWidth="3"
              />
              <text x={x + bar / 2} y="247" textAnchor="middle" className="hours-hour">
                {clock(`${hour}:00`, language).replace(':00', '')}
              </text>
            </g>
          );
        })}
        <path d={`M0 ${floor}h596`} stroke="#2f1d14" strokeWidth="1.5" />
        {text.closed.map((line, index) => (
          <text
            key={line}
            x={(place(3) + bar + place(4)) / 2}
            y={floor - 28 + index * 18}
            textAnchor="middle"
            className="hours-closed"
          >
            {line}
          </text>
        ))}
      </svg>
    </section>
  );
}
