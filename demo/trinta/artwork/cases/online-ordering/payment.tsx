import type { ScreenProps } from '../../case-artwork.ts';
import { order, restaurant } from './data.ts';
import { money } from './format.ts';
import { Icon } from './icons.tsx';
import { Phone } from './phone.tsx';
import { PixCode } from './pix-code.tsx';

const words = {
  'pt-BR': {
    title: 'Pagar com Pix',
    order: 'Pedido',
    left: 'O código vale por',
    copy: 'Copiar código',
    straight: 'Cai direto na conta da',
    after: 'A cozinha começa assim que o Pix entra.',
  },
  en: {
    title: 'Pay with Pix',
    order: 'Order',
    left: 'The code is good for',
    copy: 'Copy code',
    straight: 'Paid straight to',
    after: 'The kitchen starts the moment the Pix lands.',
  },
} as const;

/** Length-prefixed fields as in a real Pix code: amount, country, merchant, city. */
const code = `00020126330014br.gov.bcb.pix5204000053039865406${(order.total / 100).toFixed(2)}5802BR5915CANTINA DA ZEZE6014BELO HORIZONTE6304`;

const secondsLeft = 9 * 60 + 12;
const ring = 2 * Math.PI * 20;

/** The Pix payment: a code to scan or copy, and its validity. */
export function Payment({ language }: ScreenProps) {
  const text = words[language];
  return (
    <Phone screen="payment" time="19:44" language={language}>
      <header className="top">
        <Icon name="back" size={22} />
        <h1>{text.title}</h1>
        <span className="payment-order">
          {text.order} {order.number}
        </span>
      </header>
      <p className="payment-total">{money(order.total, language)}</p>
      <p className="payment-to">
        {text.straight} <b>{restaurant.name}</b>
      </p>
      <div className="payment-tile">
        <PixCode />
      </div>
      <div className="payment-left">
        <svg width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
          <g fill="none" strokeWidth="5" transform="rotate(-90 23 23)">
            <circle cx="23" cy="23" r="20" stroke="#3d68ad" />
            <circle
              cx="23"
              cy="23"
              r="20"
              stroke="#f5bd2e"
              strokeDasharray={`${(ring * secondsLeft) / 600} ${ring}`}
            />
          </g>
        </svg>
        <p>
          {text.left}
          <b>9:12</b>
        </p>
      </div>
      <footer className="payment-foot">
        <p className="payment-text">{code}</p>
        <p className="cta is-corn">
          <span>{text.copy}</span>
          <Icon name="copy" size={21} />
        </p>
        <p className="payment-then">{text.after}</p>
      </footer>
    </Phone>
  );
}
