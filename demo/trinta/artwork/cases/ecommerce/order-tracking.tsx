import type { ScreenProps } from '../../case-artwork.ts';
import { CityMap } from './city-map.tsx';
import { order, total } from './data.ts';
import { PhoneIcon } from './icons.tsx';
import { OrderThumb } from './order-thumb.tsx';
import { PhoneStatus } from './phone-status.tsx';
import { money, text } from './text.ts';

const words = {
  title: text('Chega às 15h30', 'Arriving at 3:30 pm'),
  order: text('Pedido', 'Order'),
  items: text('itens', 'items'),
  van: text('caminhonete branca, FQJ\u00a03C18', 'white van, FQJ\u00a03C18'),
};

const steps = [
  {
    state: 'done',
    name: text('Pix recebido', 'Pix received'),
    when: text('qua., 20h52', 'Wed, 8:52 pm'),
  },
  {
    state: 'done',
    name: text('Embalada pela Lúcia', 'Packed by Lúcia'),
    when: text('qui., 16h10', 'Thu, 4:10 pm'),
  },
  {
    state: 'done',
    name: text('Saiu de Holambra', 'Left Holambra'),
    when: text('sex., 12h40', 'Fri, 12:40 pm'),
  },
  {
    state: 'now',
    name: text('A caminho da sua rua', 'On the way to you'),
    when: text('agora', 'now'),
  },
  {
    state: 'next',
    name: text('Entregue em mãos', 'Handed over'),
    when: text('até 15h40', 'by 3:40 pm'),
  },
];

function Driver() {
  return (
    <svg
      width={44}
      height={44}
      viewBox="0 0 44 44"
      style={{ borderRadius: '4px 16px 4px 16px' }}
      aria-hidden="true"
    >
      <rect width={44} height={44} fill="#cfd9b6" />
      <path d="M6 46C7 35 14 31 22 31S37 35 38 46Z" fill="#b9603e" />
      <path d="M18 26H26V33C24 36 20 36 18 33Z" fill="#8a5638" />
      <path d="M14 18C14 11 18 8 22 8S30 11 30 18C30 25 26 29 22 29S14 25 14 18Z" fill="#a56a46" />
      <path d="M12 16C12 8 17 5 22 5S32 8 32 16L35 18H29C25 15 18 15 14 17Z" fill="#163c2a" />
    </svg>
  );
}

export function OrderTracking({ language }: ScreenProps) {
  return (
    <div className="screen track">
      <CityMap className="track-map" language={language} />
      <PhoneStatus time={language === 'en' ? '3:11' : '15:11'} />
      <main className="track-sheet">
        <h1 className="serif">{words.title[language]}</h1>
        <p className="track-order figures">
          {`${words.order[language]} ${order.number}`}
          <b>{money(total, language)}</b>
        </p>
        <ol className="track-steps figures">
          {steps.map(({ state, name, when }) => (
            <li key={name.en} className={state}>
              {name[language]}
              <span>{when[language]}</span>
            </li>
          ))}
        </ol>
        <div className="track-items">
          {order.lines.map(({ id }) => (
            <OrderThumb key={id} id={id} size={44} />
          ))}
          <span className="track-count">{`${order.lines.length} ${words.items[language]}`}</span>
        </div>
      </main>
      <footer className="track-driver">
        <Driver />
        <p>
          <b>Wagner Tavares</b>
          {words.van[language]}
        </p>
        <span className="track-call">
          <PhoneIcon size={21} />
        </span>
        <i className="phone-home" />
      </footer>
    </div>
  );
}
