import type { ScreenProps } from '../../case-artwork.ts';
import { courier, menu, order } from './data.ts';
import { Dish } from './food/dish.tsx';
import { clock, span, type Words } from './format.ts';
import { Icon } from './icons.tsx';
import { Phone } from './phone.tsx';

const words = {
  'pt-BR': {
    order: 'Pedido',
    title: 'A Zezé aceitou.',
    arrives: 'Chega entre',
    help: 'Falar com a cantina',
  },
  en: {
    order: 'Order',
    title: 'Zezé said yes.',
    arrives: 'Arrives',
    help: 'Message the kitchen',
  },
} as const;

const steps: readonly { name: Words; note: Words; time: string; state: 'done' | 'now' | 'next' }[] =
  [
    {
      name: { 'pt-BR': 'Pix recebido', en: 'Pix received' },
      note: { 'pt-BR': 'Na conta da cantina', en: 'In the restaurant’s account' },
      time: order.times.paid,
      state: 'done',
    },
    {
      name: { 'pt-BR': 'No fogão', en: 'On the stove' },
      note: { 'pt-BR': 'O tropeiro é virado na hora', en: 'Tropeiro is tossed to order' },
      time: order.times.cooking,
      state: 'now',
    },
    {
      name: { 'pt-BR': `Sai com o ${courier}`, en: `Leaves with ${courier}` },
      note: { 'pt-BR': 'Daqui a uns 14\u00a0min', en: 'In about 14\u00a0min' },
      time: order.times.left,
      state: 'next',
    },
    {
      name: { 'pt-BR': 'Na sua porta', en: 'At your door' },
      note: { 'pt-BR': 'Rua Salinas, 1180', en: 'Rua Salinas, 1180' },
      time: order.promise[0],
      state: 'next',
    },
  ];

/** The accepted order: a tray with its dishes, and the time of each step. */
export function OrderAccepted({ language }: ScreenProps) {
  const text = words[language];
  return (
    <Phone screen="accepted" time="19:49" language={language}>
      <div className="tray">
        <div className="tray-bed" />
        {order.lines.map(({ dish }) => (
          <Dish key={dish} of={menu[dish].drawing} className={`tray-${dish}`} />
        ))}
      </div>
      <p className="accepted-order">
        {text.order} {order.number}
      </p>
      <h1>{text.title}</h1>
      <p className="accepted-when">
        {text.arrives} <b>{span(order.promise[0], order.promise[1], language)}</b>
      </p>
      <ol className="steps">
        {steps.map(({ name, note, time, state }) => (
          <li key={time} className={`is-${state}`}>
            <i>
              {state === 'done' && <Icon name="check" size={14} />}
              {state === 'now' && <Icon name="flame" size={15} />}
            </i>
            <div>
              <b>{name[language]}</b>
              <small>{note[language]}</small>
            </div>
            <time>{clock(time, language)}</time>
          </li>
        ))}
      </ol>
      <p className="accepted-help">
        <Icon name="chat" size={18} />
        {text.help}
      </p>
    </Phone>
  );
}
