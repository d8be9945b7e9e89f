import type { ScreenProps } from '../../case-artwork.ts';
import { type MenuId, menu, restaurant } from './data.ts';
import { Dish } from './food/dish.tsx';
import { clock, money, number } from './format.ts';
import { HydraulicTiles } from './hydraulic-tiles.tsx';
import { Icon } from './icons.tsx';
import { Phone } from './phone.tsx';

const words = {
  'pt-BR': {
    open: (until: string) => `Aberto até ${until}`,
    tabs: ['Pratos', 'Caldos', 'Quitanda', 'Doces'],
    most: 'O mais pedido do mês',
    from: 'a partir de',
    cart: 'Ver pedido',
    count: '1 item',
  },
  en: {
    open: (until: string) => `Open until ${until}`,
    tabs: ['Mains', 'Broths', 'Bakery', 'Sweets'],
    most: 'Most ordered this month',
    from: 'from',
    cart: 'See order',
    count: '1 item',
  },
} as const;

const rest: readonly MenuId[] = ['chicken', 'tutu', 'ribs'];

/** One restaurant's menu, under its enamel street sign. */
export function RestaurantMenu({ language }: ScreenProps) {
  const text = words[language];
  const { tropeiro } = menu;
  return (
    <Phone screen="menu" time="19:39" language={language}>
      <HydraulicTiles />
      <span className="round-back">
        <Icon name="back" size={20} />
      </span>
      <header className="sign">
        <h1>{restaurant.name}</h1>
        <p>
          {restaurant.street} · {restaurant.quarter}
        </p>
        <i />
        <i />
        <i />
        <i />
      </header>
      <p className="menu-facts">
        <span className="menu-open">{text.open(clock('23:00', language))}</span>
        <span>30–40{'\u00a0'}min</span>
        <span>
          {number(1.1, language, 1)}
          {'\u00a0'}km
        </span>
      </p>
      <ul className="menu-tabs">
        {text.tabs.map((tab, index) => (
          <li key={tab} className={index === 0 ? 'is-active' : ''}>
            {tab}
          </li>
        ))}
      </ul>
      <section className="menu-first">
        <div>
          <span className="menu-most">{text.most}</span>
          <h2>{tropeiro.name[language]}</h2>
          <p>{tropeiro.detail[language]}</p>
          <b>
            <small>{text.from}</small> {money(2790, language)}
          </b>
        </div>
        <Dish of="tropeiro" />
      </section>
      <ul className="menu-list">
        {rest.map((id) => (
          <li key={id}>
            <Dish of={menu[id].drawing} />
            <div>
              <h2>{menu[id].name[language]}</h2>
              <p>{menu[id].detail[language]}</p>
              <b>{money(menu[id].price, language)}</b>
            </div>
          </li>
        ))}
      </ul>
      <div className="menu-cart">
        <p className="cta is-corn">
          <span>{text.cart}</span>
          <span className="menu-count">
            {text.count} · {money(menu.chicken.price, language)}
          </span>
        </p>
      </div>
    </Phone>
  );
}
