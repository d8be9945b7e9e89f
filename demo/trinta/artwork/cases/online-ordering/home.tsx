import type { ScreenProps } from '../../case-artwork.ts';
import { guest, order, restaurant } from './data.ts';
import { Dish, type DishDrawing } from './food/dish.tsx';
import { money, type Words } from './format.ts';
import { Icon } from './icons.tsx';
import { Phone, TabBar } from './phone.tsx';

const words = {
  'pt-BR': {
    deliver: 'Entregar em',
    hello: 'Boa noite, Lívia.',
    news: 'Tem caldo no fogo.',
    full: 'Cinco carimbos na Cantina da Zezé',
    off: 'de desconto no pedido de hoje',
    near: 'Perto de você',
    fee: 'Preço do balcão',
    delivery: 'Entrega',
    kinds: ['Mineira', 'Caldos', 'Quitanda', 'Petiscos', 'Doces'],
  },
  en: {
    deliver: 'Deliver to',
    hello: 'Evening, Lívia.',
    news: 'The broth is on.',
    full: 'Five stamps at Cantina da Zezé',
    off: 'off the order you place today',
    near: 'Around the corner',
    fee: 'Same price as inside',
    delivery: 'Delivery',
    kinds: ['Mineira', 'Broths', 'Bakery', 'Bar food', 'Sweets'],
  },
} as const;

const places: readonly {
  name: string;
  kind: Words;
  wait: string;
  fee: number;
  dish: DishDrawing;
}[] = [
  {
    name: restaurant.name,
    kind: { 'pt-BR': 'Comida mineira · 1,1\u00a0km', en: 'Mineira cooking · 1.1\u00a0km' },
    wait: '30–40\u00a0min',
    fee: order.delivery,
    dish: 'tutu',
  },
  {
    name: 'Caldos da Lalá',
    kind: { 'pt-BR': 'Caldos e sopas · 0,8\u00a0km', en: 'Broths and soups · 0.8\u00a0km' },
    wait: '20–30\u00a0min',
    fee: 500,
    dish: 'broth',
  },
  {
    name: 'Quitanda do Nonô',
    kind: { 'pt-BR': 'Pão de queijo · 1,4\u00a0km', en: 'Pão de queijo · 1.4\u00a0km' },
    wait: '25–35\u00a0min',
    fee: 600,
    dish: 'cheeseBread',
  },
];

/** The guest's home screen: the neighbourhood's kitchens, and the stamps' discount tonight. */
export function Home({ language }: ScreenProps) {
  const text = words[language];
  return (
    <Phone screen="home" time="19:36" language={language}>
      <p className="home-address">
        <Icon name="pin" size={19} />
        <span>
          {text.deliver}{' '}
          <b>
            {guest.street}, {guest.flat[language]}
          </b>
        </span>
        <Icon name="down" size={16} />
      </p>
      <h1 className="home-hello">
        {text.hello}
        <br />
        {text.news}
      </h1>
      <section className="home-book">
        <p>{text.full}</p>
        <strong>{money(order.discount, language)}</strong>
        <p className="home-off">{text.off}</p>
        <Dish of="tropeiro" className="home-plate" />
      </section>
      <ul className="home-kinds">
        {text.kinds.map((kind, index) => (
          <li key={kind} className={index === 0 ? 'is-active' : ''}>
            {kind}
          </li>
        ))}
      </ul>
      <h2 className="home-near">
        {text.near}
        <small>{text.fee}</small>
      </h2>
      <ul className="home-places">
        {places.map(({ name, kind, wait, fee, dish }) => (
          <li key={name}>
            <Dish of={dish} />
            <div>
              <h3>{name}</h3>
              <p>{kind[language]}</p>
            </div>
            <p className="home-wait">
              <b>{wait}</b>
              {text.delivery} {money(fee, language).replace(/[.,]00$/, '')}
            </p>
          </li>
        ))}
      </ul>
      <TabBar active="home" language={language} />
    </Phone>
  );
}
