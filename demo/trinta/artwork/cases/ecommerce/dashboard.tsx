import type { ScreenProps } from '../../case-artwork.ts';
import { baseMonth, canPrice, chosenPot, monthlySales, plants } from './data.ts';
import { Wordmark } from './logo.tsx';
import { type LineId, OrderThumb } from './order-thumb.tsx';
import { SalesChart } from './sales-chart.tsx';
import { money, number, text, thousands } from './text.ts';

const orders = 612;
const carts = { left: 312, won: 97, value: 25531.4 } as const;
const march = monthlySales.at(-1)?.sales ?? 0;
const gain = Math.round((march / baseMonth - 1) * 100);

const best: readonly { id: LineId; name: ReturnType<typeof text>; sold: number; price: number }[] =
  [
    { id: 'costela', name: plants.costela.name, sold: 214, price: plants.costela.price },
    { id: 'vaso', name: chosenPot.name, sold: 131, price: chosenPot.price },
    { id: 'jiboia', name: plants.jiboia.name, sold: 288, price: plants.jiboia.price },
    {
      id: 'regador',
      name: text('Regador Orvalho', 'Orvalho watering can'),
      sold: 74,
      price: canPrice,
    },
  ];

const words = {
  panel: text('Vendas da loja', 'Shop sales'),
  date: text('31 de março de 2026', 'March 31, 2026'),
  inMarch: text('em março', 'in March'),
  times: text('4 vezes o último mês da loja antiga', '4 times the old shop’s last month'),
  orders: text('pedidos no mês', 'orders this month'),
  basket: text('por pedido', 'per order'),
  rate: text('das visitas compram', 'of visits buy'),
  top: text('Mais vendidos em março', 'Best sellers in March'),
  sold: text('vendidos', 'sold'),
  carts: text('Carrinhos recuperados', 'Carts recovered'),
  of: text('de 312 abandonados', 'of 312 abandoned'),
};

const percent = (value: number, language: ScreenProps['language']) =>
  language === 'en' ? `${value}%` : `${number(value, language)}%`;

const perColumn = 8;
const pitch = 7.42;

/** Dots of the carts from one number to another, filled column by column. */
function dots(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, offset) => {
    const column = Math.floor((from + offset) / perColumn);
    const row = (from + offset) % perColumn;
    return `M${(column * pitch + 3).toFixed(2)} ${(row * pitch + 4).toFixed(2)}h.01`;
  }).join('');
}

/** Every abandoned cart of the month as a dot, the recovered ones in green. */
function CartDots() {
  return (
    <svg
      width={288}
      height={60}
      viewBox="0 0 288 60"
      strokeWidth={5.4}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={dots(0, carts.won)} stroke="#2f7148" />
      <path d={dots(carts.won, carts.left)} stroke="#c3c9ab" />
    </svg>
  );
}

export function Dashboard({ language }: ScreenProps) {
  return (
    <div className="screen board">
      <section className="board-sales">
        <div className="board-bar">
          <Wordmark className="bar-logo" ink="#f3efdf" leaf="#dfe04e" />
          <b>{words.panel[language]}</b>
          <span>{words.date[language]}</span>
        </div>
        <div className="board-lead figures">
          <strong>+{percent(gain, language)}</strong>
          <p>
            <b>{thousands(march, language)}</b> {words.inMarch[language]},
            <br />
            {words.times[language]}
          </p>
        </div>
        <div className="board-chart">
          <SalesChart language={language} />
        </div>
        <div className="board-facts figures">
          <div>
            <b>{orders}</b>
            {words.orders[language]}
          </div>
          <div>
            <b>{money(march / orders, language)}</b>
            {words.basket[language]}
          </div>
          <div>
            <b>{percent(3.4, language)}</b>
            {words.rate[language]}
          </div>
        </div>
      </section>
      <aside className="board-side">
        <h2 className="serif">{words.top[language]}</h2>
        <div className="board-top figures">
          {best.map(({ id, name, sold, price }) => (
            <div key={id}>
              <OrderThumb id={id} size={40} />
              <p>{name[language]}</p>
              <span>
                {`${sold} ${words.sold[language]}`}
                <b>{thousands(sold * price, language)}</b>
              </span>
            </div>
          ))}
        </div>
        <div className="board-carts figures">
          <h2 className="serif">{words.carts[language]}</h2>
          <strong>{money(carts.value, language)}</strong>
          {`${carts.won} ${words.of[language]}`}
          <CartDots />
        </div>
      </aside>
    </div>
  );
}
