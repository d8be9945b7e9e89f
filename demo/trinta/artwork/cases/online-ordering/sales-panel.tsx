import type { ScreenProps } from '../../case-artwork.ts';
import { menu, restaurant } from './data.ts';
import { Dish } from './food/dish.tsx';
import { FoodPaint } from './food/paint.tsx';
import { clock, money } from './format.ts';
import { called } from './kitchen-tickets.ts';
import { OrdersByHour } from './orders-by-hour.tsx';
import { best, latest, month, panelTime, repeat, today } from './sales.ts';

const words = {
  'pt-BR': {
    day: 'Sexta, 10\u00a0de abril',
    orders: 'pedidos hoje',
    saved: 'Taxa que ficou na casa em abril',
    market: 'Marketplace, 27%',
    own: 'Bandeja e Pix',
    repeat: 'dos pedidos são de quem já pediu antes',
    best: 'O que mais saiu em abril',
    latest: 'Agora há pouco',
  },
  en: {
    day: 'Friday, April\u00a010',
    orders: 'orders today',
    saved: 'Fees kept in the house in April',
    market: 'Marketplace, 27%',
    own: 'Bandeja and Pix',
    repeat: 'of orders come from someone who ordered before',
    best: 'Best sellers in April',
    latest: 'A moment ago',
  },
} as const;

/** The owner's panel: today by hour, saved fees, best sellers and returning guests. */
export function SalesPanel({ language }: ScreenProps) {
  const text = words[language];
  return (
    <main className="panel">
      <FoodPaint />
      <header className="panel-top">
        <h1>{restaurant.name}</h1>
        <p>
          {text.day}, {clock(panelTime, language)}
        </p>
        <p className="panel-today">
          <b>{today.orders}</b> {text.orders}
        </p>
        <p className="panel-today">
          <b>{money(today.revenue, language)}</b>
        </p>
      </header>
      <div className="panel-left">
        <OrdersByHour language={language} />
        <section className="panel-best">
          <h2>{text.best}</h2>
          <ol>
            {best.map(({ dish, sold }) => (
              <li key={dish}>
                <Dish of={menu[dish].drawing} />
                <b>{sold}</b>
                <span>{called[dish][language]}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <aside>
        <section className="panel-saved">
          <h2>{text.saved}</h2>
          <strong>{money(month.saved, language)}</strong>
          <dl>
            <dt>{text.market}</dt>
            <dd>{money(month.marketplaceFee, language)}</dd>
            <i style={{ width: '100%' }} />
            <dt>{text.own}</dt>
            <dd>{money(month.ownFee, language)}</dd>
            <i
              className="is-own"
              style={{ width: `${(month.ownFee / month.marketplaceFee) * 100}%` }}
            />
          </dl>
        </section>
        <section className="panel-repeat">
          <p>
            <b className="panel-share">{repeat.at(-1)?.share}%</b>
            {text.repeat}
          </p>
          <ol>
            {repeat.map(({ month: name, share }) => (
              <li key={name.en}>
                <i style={{ height: share * 1.15 }} />
                {name[language]}
              </li>
            ))}
          </ol>
        </section>
        <section className="panel-latest">
          <h2>{text.latest}</h2>
          {latest.map(({ number: order, state, time, total }) => (
            <p key={order}>
              <b>{order}</b>
              <span>
                {state[language]} {clock(time, language)}
              </span>
              <b>{money(total, language)}</b>
            </p>
          ))}
        </section>
      </aside>
    </main>
  );
}
