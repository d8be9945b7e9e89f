import type { ScreenProps } from '../../case-artwork.ts';
import { extraEgg, menu } from './data.ts';
import { Dish } from './food/dish.tsx';
import { money, type Words } from './format.ts';
import { Icon } from './icons.tsx';
import { Phone } from './phone.tsx';

const words = {
  'pt-BR': {
    about:
      'Receita da dona Zezé: feijão-carioca, farinha torrada na banha, couve, arroz e torresmo.',
    more: 'Quer mais?',
    add: 'Pôr na bandeja',
  },
  en: {
    about: 'Zezé’s own: pinto beans, cassava flour toasted in lard, kale, rice and crackling.',
    more: 'A little more?',
    add: 'Put on the tray',
  },
} as const;

const sizes: readonly { name: Words; weight: string; price: number; chosen: boolean }[] = [
  { name: { 'pt-BR': 'Meio', en: 'Half' }, weight: '350\u00a0g', price: 2790, chosen: false },
  {
    name: { 'pt-BR': 'Inteiro', en: 'Full' },
    weight: '600\u00a0g',
    price: menu.tropeiro.price,
    chosen: true,
  },
];

const extras: readonly { name: Words; price: number; chosen: boolean }[] = [
  { name: extraEgg.name, price: extraEgg.price, chosen: true },
  { name: { 'pt-BR': 'Porção de torresmo', en: 'Side of crackling' }, price: 600, chosen: false },
];

/** A large picture of one dish, and its options. */
export function DishOptions({ language }: ScreenProps) {
  const text = words[language];
  return (
    <Phone screen="dish" time="19:41" language={language}>
      <div className="dish-table">
        <svg className="dish-cloth" viewBox="0 0 360 330" aria-hidden="true">
          <defs>
            <pattern
              id="check"
              width="26"
              height="26"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(17)"
            >
              <path d="M0 0h26v26H0z" fill="#f4f1e6" />
              <path d="M0 0h13v26H0zM0 0h26v13H0z" fill="#1f4f9c" opacity="0.34" />
            </pattern>
          </defs>
          <path
            d="M-40 214 118 66l302 92v260H-40z"
            fill="#1a0d05"
            opacity="0.35"
            filter="url(#food-softer)"
          />
          <path d="M-40 208 118 58l302 92v260H-40z" fill="url(#check)" />
        </svg>
        <Dish of="coffee" className="dish-coffee" />
        <Dish of="tropeiro" className="dish-plate" />
        <span className="round-back">
          <Icon name="back" size={20} />
        </span>
      </div>
      <section className="dish-sheet">
        <h1>{menu.tropeiro.name[language]}</h1>
        <p className="dish-about">{text.about}</p>
        <div className="dish-sizes">
          {sizes.map(({ name, weight, price, chosen }) => (
            <p key={price} className={chosen ? 'is-chosen' : ''}>
              <b>{name[language]}</b>
              <span>{weight}</span>
              <strong>{money(price, language)}</strong>
            </p>
          ))}
        </div>
        <h2>{text.more}</h2>
        <ul className="dish-extras">
          {extras.map(({ name, price, chosen }) => (
            <li key={price} className={chosen ? 'is-chosen' : ''}>
              <i>{chosen && <Icon name="check" size={15} />}</i>
              {name[language]}
              <b>+ {money(price, language)}</b>
            </li>
          ))}
        </ul>
        <div className="dish-buy">
          <span className="stepper">
            <Icon name="minus" size={17} />
            <b>1</b>
            <Icon name="plus" size={17} />
          </span>
          <p className="cta">
            <span>{text.add}</span>
            <span>{money(menu.tropeiro.price + extraEgg.price, language)}</span>
          </p>
        </div>
      </section>
    </Phone>
  );
}
