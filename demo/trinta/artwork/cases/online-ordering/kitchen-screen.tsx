import type { ScreenProps } from '../../case-artwork.ts';
import { restaurant } from './data.ts';
import { clock } from './format.ts';
import { Icon } from './icons.tsx';
import {
  batches,
  called,
  cooking,
  leaving,
  minutesUntil,
  now,
  riding,
  stations,
  type Ticket,
  waiting,
} from './kitchen-tickets.ts';

const words = {
  'pt-BR': {
    columns: ['Sai agora', 'No fogo', 'Pode esperar'],
    counts: '6\u00a0pedidos na cozinha',
    begin: 'começar às',
    stations: 'Bancadas',
    full: 'cheia',
    pan: 'Ainda por fazer',
    back: (name: string, time: string) => `${name} volta ${time}`,
    couriers: 'Na rua',
  },
  en: {
    columns: ['Out now', 'Cooking', 'Can wait'],
    counts: '6\u00a0orders in the kitchen',
    begin: 'start at',
    stations: 'Stations',
    full: 'full',
    pan: 'Left to make',
    back: (name: string, time: string) => `${name} back ${time}`,
    couriers: 'On the road',
  },
} as const;

function TicketCard({ ticket, language }: ScreenProps & { ticket: Ticket }) {
  const text = words[language];
  const { number, way, guest, due, begin, lines } = ticket;
  return (
    <article className="slip">
      <header>
        <b>{number}</b>
        <span>
          <Icon name={way === 'courier' ? 'moto' : 'bag'} size={19} />
          {guest}
        </span>
        <strong>
          {minutesUntil(due)}
          <small>min</small>
        </strong>
      </header>
      <ul>
        {lines.map(({ dish, quantity, note, done }) => (
          <li key={dish} className={done ? 'is-done' : ''}>
            <b>{done ? <Icon name="check" size={20} /> : quantity}</b>
            <span>
              {done && quantity > 1
                ? `${quantity}\u00a0${called[dish][language]}`
                : called[dish][language]}
            </span>
            {note && <em>{note[language]}</em>}
          </li>
        ))}
      </ul>
      {begin && (
        <p className="slip-begin">
          <Icon name="clock" size={17} />
          {text.begin} {clock(begin, language)}
        </p>
      )}
    </article>
  );
}

/** The kitchen's display: tickets by the minute they have to leave, readable from two metres. */
export function KitchenScreen({ language }: ScreenProps) {
  const text = words[language];
  const columns = [leaving, cooking, waiting] as const;
  return (
    <main className="kitchen">
      <header className="kitchen-top">
        <h1>{restaurant.name}</h1>
        <p>{text.counts}</p>
        <time>{clock(now, language)}</time>
      </header>
      <div className="kitchen-board">
        {columns.map((tickets, index) => (
          <section key={text.columns[index]} className={`column column-${index}`}>
            <h2>{text.columns[index]}</h2>
            {tickets.map((ticket) => (
              <TicketCard key={ticket.number} ticket={ticket} language={language} />
            ))}
          </section>
        ))}
        <aside>
          <h2>{text.stations}</h2>
          <ul className="stations">
            {stations.map(({ name, places, taken }) => (
              <li key={name.en} className={taken === places ? 'is-full' : ''}>
                <p>
                  <b>{name[language]}</b>
                  {taken === places ? text.full : `${taken}/${places}`}
                </p>
                <span>
                  {Array.from({ length: places }, (_, index) => index + 1).map((place) => (
                    <i key={place} className={place <= taken ? 'is-taken' : ''} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <h2>{text.pan}</h2>
          <ul className="batches">
            {batches()
              .slice(0, 5)
              .map(({ dish, portions }) => (
                <li key={dish}>
                  <b>{portions}</b>
                  {called[dish][language]}
                </li>
              ))}
          </ul>
        </aside>
      </div>
      <footer className="kitchen-foot">
        <Icon name="moto" size={24} />
        <b>{text.couriers}</b>
        {riding.map(({ number, courier, back }) => (
          <p key={number}>
            <b className="kitchen-order">{number}</b> {text.back(courier, clock(back, language))}
          </p>
        ))}
      </footer>
    </main>
  );
}
