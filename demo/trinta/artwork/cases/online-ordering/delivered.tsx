import type { ScreenProps } from '../../case-artwork.ts';
import { menu, order, restaurant, stampBook } from './data.ts';
import { Dish } from './food/dish.tsx';
import { clock, money, type Words } from './format.ts';
import { Icon } from './icons.tsx';
import { Phone, TabBar } from './phone.tsx';

const words = {
  'pt-BR': {
    at: (time: string) => `Entregue às ${time}, em 32\u00a0minutos`,
    ask: 'Raspou o prato?',
    note: 'Couve fresquinha, gema mole. Pode mandar sempre assim.',
    stamp: '6º\u00a0carimbo',
    again: 'Repetir o pedido',
    order: 'Pedido',
  },
  en: {
    at: (time: string) => `Delivered at ${time}, in 32\u00a0minutes`,
    ask: 'Clean plate?',
    note: 'Fresh kale, runny yolk. Keep it just like this.',
    stamp: 'Stamp no.\u00a06',
    again: 'Order it again',
    order: 'Order',
  },
} as const;

const places = Array.from({ length: stampBook.places }, (_, index) => index + 1);

/** Amounts left on the plate, from a full one to a clean one. */
const leftovers: readonly { share: number; name: Words }[] = [
  { share: 1, name: { 'pt-BR': 'Sobrou', en: 'Left it' } },
  { share: 0.72, name: { 'pt-BR': 'Mais ou menos', en: 'So-so' } },
  { share: 0.46, name: { 'pt-BR': 'Bom', en: 'Good' } },
  { share: 0, name: { 'pt-BR': 'Raspei', en: 'Clean' } },
];

/** After dinner: the rating, the new stamp, and a repeat order with one tap. */
export function Delivered({ language }: ScreenProps) {
  const text = words[language];
  return (
    <Phone screen="delivered" time="21:05" language={language}>
      <div className="delivered-table">
        <Dish of="eaten" className="delivered-plate" />
        <Dish of="coffee" className="delivered-coffee" />
      </div>
      <p className="delivered-at">{text.at(clock(order.times.delivered, language))}</p>
      <h1>{text.ask}</h1>
      <ol className="leftovers">
        {leftovers.map(({ share, name }) => (
          <li key={share} className={share === 0 ? 'is-chosen' : ''}>
            <svg viewBox="0 0 60 60" aria-hidden="true">
              <circle cx="30" cy="30" r="28" fill="#1f4f9c" />
              <circle cx="30" cy="30" r="25.5" fill="#fffefa" />
              {share === 0 ? (
                <path
                  d="m20 31 7 7 14-16"
                  fill="none"
                  stroke="#1e5638"
                  strokeWidth="4.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              ) : (
                <path d={pile(share)} fill="#c08a3a" />
              )}
            </svg>
            {name[language]}
          </li>
        ))}
      </ol>
      <p className="delivered-note">{text.note}</p>
      <div className="delivered-slip">
        <p>
          <b>{restaurant.name}</b>
          <b>{money(order.total, language)}</b>
        </p>
        <p>
          <span>
            {text.order} {order.number}
          </span>
          <span>{order.date[language]}</span>
        </p>
        <div className="delivered-dishes">
          {order.lines.map(({ dish, quantity }) => (
            <span key={dish}>
              <Dish of={menu[dish].drawing} />
              {quantity > 1 && <i>{quantity}</i>}
            </span>
          ))}
        </div>
        <p className="delivered-stamp">
          <Icon name="stamp" size={18} />
          {text.stamp}
          <span>
            {places.map((place) => (
              <i key={place} className={place <= stampBook.stamped ? 'is-full' : ''} />
            ))}
          </span>
        </p>
      </div>
      <p className="cta delivered-again">
        <span>{text.again}</span>
        <Icon name="repeat" size={21} />
      </p>
      <TabBar active="ticket" language={language} />
    </Phone>
  );
}

/** The part of the plate still covered, filled from below. */
function pile(share: number): string {
  const level = 30 + 19 - 38 * share;
  const half = Math.sqrt(Math.max(0, 19 ** 2 - (level - 30) ** 2));
  if (share === 1) return 'M11 30a19 19 0 1 0 38 0 19 19 0 1 0-38 0z';
  return `M${30 - half} ${level}q${half / 2}-5 ${half} 0t${half} 0A19 19 0 ${share > 0.5 ? 1 : 0} 1 ${30 - half} ${level}z`;
}
