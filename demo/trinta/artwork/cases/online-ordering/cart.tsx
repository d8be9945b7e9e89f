import type { ScreenProps } from '../../case-artwork.ts';
import { guest, menu, order, restaurant } from './data.ts';
import { Dish } from './food/dish.tsx';
import { money, span } from './format.ts';
import { Icon } from './icons.tsx';
import { Phone } from './phone.tsx';

const words = {
  'pt-BR': {
    title: 'Sua bandeja',
    slip: 'Comanda',
    subtotal: 'Subtotal',
    delivery: 'Entrega, 1,1\u00a0km',
    service: 'Taxa do aplicativo',
    stamps: 'Caderneta, 5 carimbos',
    total: 'Total',
    arrives: 'Chega entre',
    pay: 'Pagar com Pix',
  },
  en: {
    title: 'Your tray',
    slip: 'Order',
    subtotal: 'Subtotal',
    delivery: 'Delivery, 1.1\u00a0km',
    service: 'App fee',
    stamps: 'Stamp book, 5 stamps',
    total: 'Total',
    arrives: 'Arrives',
    pay: 'Pay with Pix',
  },
} as const;

/** The order written on the restaurant's pad, summed up without a fee. */
export function Cart({ language }: ScreenProps) {
  const text = words[language];
  const sums = [
    [text.subtotal, order.subtotal],
    [text.delivery, order.delivery],
    [text.service, 0],
    [text.stamps, -order.discount],
  ] as const;
  return (
    <Phone screen="cart" time="19:43" language={language}>
      <header className="top">
        <Icon name="back" size={22} />
        <h1>{text.title}</h1>
      </header>
      <div className="cart-plates">
        {order.lines.map(({ dish }) => (
          <Dish key={dish} of={menu[dish].drawing} />
        ))}
      </div>
      <section className="pad">
        <header>
          <span>{restaurant.name}</span>
          <b>
            {text.slip} {order.number}
          </b>
        </header>
        <ul className="pad-lines">
          {order.lines.map(({ dish, quantity, each, note }) => (
            <li key={dish}>
              <b>{quantity}</b>
              <span>
                {menu[dish].name[language]}
                {note && <small>{note[language]}</small>}
              </span>
              <span>{money(quantity * each, language)}</span>
            </li>
          ))}
        </ul>
        <dl className="pad-sums">
          {sums.map(([name, cents]) => (
            <div key={name} className={cents < 0 ? 'is-off' : ''}>
              <dt>{name}</dt>
              <dd>{money(cents, language)}</dd>
            </div>
          ))}
          <div className="pad-total">
            <dt>{text.total}</dt>
            <dd>{money(order.total, language)}</dd>
          </div>
        </dl>
        <svg className="pad-torn" viewBox="0 0 328 8" preserveAspectRatio="none" aria-hidden="true">
          <path d={`M0 0${'l4 8 4-8'.repeat(41)}z`} fill="#fffdf5" />
        </svg>
      </section>
      <footer className="cart-foot">
        <p>
          <Icon name="pin" size={19} />
          <span>
            {guest.street}, {guest.flat[language]}
            <small>
              {text.arrives} {span(order.promise[0], order.promise[1], language)}
            </small>
          </span>
        </p>
        <p className="cta">
          <span>{text.pay}</span>
          <span>{money(order.total, language)}</span>
        </p>
      </footer>
    </Phone>
  );
}
