import type { ScreenProps } from '../../case-artwork.ts';
import { guest, order, restaurant, stampBook } from './data.ts';
import { Dish } from './food/dish.tsx';
import { FoodPaint } from './food/paint.tsx';
import { money } from './format.ts';
import { HydraulicTiles } from './hydraulic-tiles.tsx';

const words = {
  'pt-BR': {
    title: 'Caderneta da freguesia',
    rule: 'Cada pedido, um carimbo. Vale na cantina e no Bandeja.',
    regular: 'Freguesa',
    last: 'Último pedido',
    off: 'a menos',
    free: 'tropeiro na faixa',
    thanks: 'Volte logo. O fogão fica aceso até as 23h.',
  },
  en: {
    title: 'The regulars’ book',
    rule: 'One stamp per order. Good at the counter and on Bandeja.',
    regular: 'Regular',
    last: 'Last order',
    off: 'off',
    free: 'free tropeiro',
    thanks: 'Come back soon. The stove stays lit until 11\u00a0pm.',
  },
} as const;

/** Days of the six stamps; the last one is this order's. */
const days = ['09/01', '23/01', '06/02', '27/02', '20/03', '10/04'] as const;
const daysInEnglish = ['Jan 9', 'Jan 23', 'Feb 6', 'Feb 27', 'Mar 20', 'Apr 10'] as const;
const places = Array.from({ length: stampBook.places }, (_, index) => index + 1);
const turns = [-14, 8, -5, 17, -9, 11] as const;

function Stamp({ day, turn }: { day: string; turn: number }) {
  return (
    <svg className="stamp" viewBox="0 0 92 92" aria-hidden="true" style={{ rotate: `${turn}deg` }}>
      <g fill="none" stroke="#1f4f9c">
        <circle cx="46" cy="46" r="41" strokeWidth="4.5" />
        <circle cx="46" cy="46" r="34.5" strokeWidth="1.6" />
        <path
          d="M33 17v9c0 4 6 4 6 0v-9M36 17v26M57 43V17c-5 3-6 11-5 16l5 2"
          strokeWidth="2.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path d="M7 48h78v19H7z" fill="#fffaea" />
      <path d="M5 48h82M5 67h82" stroke="#1f4f9c" strokeWidth="2" />
      <text x="46" y="63.5" textAnchor="middle">
        {day}
      </text>
    </svg>
  );
}

function ringClass(prize: boolean, stamped: boolean): string {
  if (prize) return 'card-ring is-prize';
  return stamped ? 'card-ring is-stamped' : 'card-ring';
}

/** The printed loyalty card in the bag, stamped by hand, with the same stamps as in the app. */
export function LoyaltyCard({ language }: ScreenProps) {
  const text = words[language];
  const stamps = language === 'en' ? daysInEnglish : days;
  return (
    <main className="loyalty">
      <FoodPaint />
      <HydraulicTiles className="loyalty-tiles" />
      <section className="card">
        <div className="card-paper">
          <header>
            <p>{restaurant.name}</p>
            <h1>{text.title}</h1>
            <p className="card-rule">{text.rule}</p>
          </header>
          <ol>
            {places.map((place) => {
              const day = stamps[place - 1];
              const prize = place % 5 === 0;
              return (
                <li key={place}>
                  <span className={ringClass(prize, day !== undefined)}>
                    {day ? <Stamp day={day} turn={turns[place - 1] ?? 0} /> : place}
                  </span>
                  {place === 5 && (
                    <b>
                      {money(order.discount, language).replace(/[.,]00$/, '')} {text.off}
                    </b>
                  )}
                  {place === 10 && <b>{text.free}</b>}
                </li>
              );
            })}
          </ol>
          <footer>
            <p>
              {text.regular}
              <b>{guest.name}</b>
            </p>
            <p>
              {text.last}
              <b>
                {order.number} · {money(order.total, language)}
              </b>
            </p>
          </footer>
          <p className="card-thanks">{text.thanks}</p>
        </div>
      </section>
      <Dish of="cheeseBread" className="loyalty-bread" />
      <Dish of="coffee" className="loyalty-coffee" />
    </main>
  );
}
