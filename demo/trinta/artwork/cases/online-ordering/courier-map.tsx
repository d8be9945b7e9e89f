import type { ScreenProps } from '../../case-artwork.ts';
import { courier, guest, order, restaurant } from './data.ts';
import { Dish } from './food/dish.tsx';
import { money, span } from './format.ts';
import { Icon } from './icons.tsx';
import { Phone } from './phone.tsx';
import { StreetMap, turned } from './street-map.tsx';

const words = {
  'pt-BR': {
    away: 'O Wesley está a 6\u00a0minutos',
    bike: 'Moto vermelha, baú amarelo',
    code: 'Código da entrega',
    order: 'Pedido',
    items: 'itens',
    paid: 'pago',
    arrives: 'chega entre',
  },
  en: {
    away: 'Wesley is 6\u00a0minutes away',
    bike: 'Red motorbike, yellow box',
    code: 'Delivery code',
    order: 'Order',
    items: 'items',
    paid: 'paid',
    arrives: 'arriving',
  },
} as const;

const route = [
  [300, 92],
  [182, 92],
  [182, 158],
  [182, 252],
  [62, 252],
] as const;
const rider = turned([182, 158]);
const start = turned([300, 92]);
const end = turned([62, 252]);

/** The order's location: the route through the quarter, the courier and the delivery code. */
export function CourierMap({ language }: ScreenProps) {
  const text = words[language];
  return (
    <Phone screen="courier" time="20:11" language={language}>
      <div className="courier-map">
        <StreetMap route={route} ridden={3} />
        <div className="mark mark-start" style={{ left: start[0], top: start[1] }}>
          <Dish of="tropeiro" />
          <b>{restaurant.name}</b>
        </div>
        <div className="mark mark-end" style={{ left: end[0], top: end[1] }}>
          <i>
            <Icon name="home" size={20} />
          </i>
          <b>{guest.street}</b>
        </div>
        <div className="mark mark-rider" style={{ left: rider[0], top: rider[1] }}>
          <Icon name="moto" size={26} />
        </div>
      </div>
      <span className="round-back">
        <Icon name="back" size={20} />
      </span>
      <section className="courier-sheet">
        <h1>{text.away}</h1>
        <p className="courier-span">
          {text.order} {order.number}, {text.arrives}{' '}
          {span(order.promise[0], order.promise[1], language)}
        </p>
        <div className="courier-who">
          <CourierFace />
          <div>
            <b>{courier}</b>
            <small>{text.bike}</small>
          </div>
          <span>
            <Icon name="phone" size={19} />
          </span>
          <span>
            <Icon name="chat" size={19} />
          </span>
        </div>
        <div className="courier-code">
          <p>
            {text.code}
            <small>
              {order.pieces} {text.items} · {money(order.total, language)} {text.paid}
            </small>
          </p>
          <b>{order.code}</b>
        </div>
      </section>
    </Phone>
  );
}

function CourierFace() {
  return (
    <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
      <clipPath id="face">
        <circle cx="24" cy="24" r="24" />
      </clipPath>
      <g clipPath="url(#face)">
        <rect width="48" height="48" fill="#cfe0ba" />
        <path d="M5 50c1-11 9-15 19-15s18 4 19 15z" fill="#f5bd2e" />
        <path d="M18 30h12v7c-3 4-9 4-12 0z" fill="#8a5534" />
        <path d="M14 20c0-9 20-9 20 0v4c0 7-5 12-10 12s-10-5-10-12z" fill="#a3683f" />
        <path d="M12 20C11 9 17 5 24 5s13 4 12 15c-8-4-16-4-24 0z" fill="#1f4f9c" />
        <path d="M11 20c8-4 18-4 26 0l1 3c-9-3-19-3-28 0z" fill="#173a76" />
        <path
          d="M19.5 25.500h.1M28.5 25.500h.1"
          stroke="#2f1d14"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M20 30.500c2.5 2 5.5 2 8 0"
          fill="none"
          stroke="#5c2f18"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
