import type { DishDrawing } from './food/dish.tsx';
import type { Words } from './format.ts';

export interface MenuDish {
  name: Words;
  detail: Words;
  price: number;
  drawing: DishDrawing;
}

/** Prices in cents. */
export const menu = {
  tropeiro: {
    name: { 'pt-BR': 'Feijão tropeiro', en: 'Feijão tropeiro' },
    detail: {
      'pt-BR': 'Feijão, farinha de mandioca, couve, arroz, torresmo e ovo frito.',
      en: 'Beans tossed in cassava flour, kale, rice, crackling, fried egg.',
    },
    price: 3890,
    drawing: 'tropeiro',
  },
  chicken: {
    name: { 'pt-BR': 'Frango com quiabo', en: 'Chicken with okra' },
    detail: {
      'pt-BR': 'Frango caipira ensopado, quiabo sem baba e angu mole.',
      en: 'Free-range chicken stewed with okra, soft polenta beside it.',
    },
    price: 3650,
    drawing: 'chicken',
  },
  tutu: {
    name: { 'pt-BR': 'Tutu à mineira', en: 'Tutu with roast pork' },
    detail: {
      'pt-BR': 'Tutu de feijão, lombo assado, couve, arroz e ovo.',
      en: 'Mashed beans, roast pork loin, kale, rice and an egg.',
    },
    price: 4150,
    drawing: 'tutu',
  },
  ribs: {
    name: { 'pt-BR': 'Costelinha com canjiquinha', en: 'Pork ribs on cracked corn' },
    detail: {
      'pt-BR': 'Costelinha na panela, canjiquinha cremosa e couve.',
      en: 'Pot-roasted ribs, creamy cracked corn and kale.',
    },
    price: 4400,
    drawing: 'ribs',
  },
  cheeseBread: {
    name: { 'pt-BR': 'Pão de queijo, 6 un.', en: 'Pão de queijo, 6 pcs' },
    detail: {
      'pt-BR': 'Sai do forno a cada 20\u00a0min.',
      en: 'Out of the oven every 20\u00a0min.',
    },
    price: 1400,
    drawing: 'cheeseBread',
  },
  broth: {
    name: { 'pt-BR': 'Caldo de feijão', en: 'Bean broth' },
    detail: { 'pt-BR': 'Com torresmo e cheiro-verde.', en: 'With crackling and spring onion.' },
    price: 1900,
    drawing: 'broth',
  },
  dulce: {
    name: { 'pt-BR': 'Doce de leite com queijo', en: 'Doce de leite and cheese' },
    detail: {
      'pt-BR': 'Doce de tacho, queijo da Canastra.',
      en: 'Copper-pot caramel, Canastra cheese.',
    },
    price: 1350,
    drawing: 'dulce',
  },
} as const satisfies Record<string, MenuDish>;

export type MenuId = keyof typeof menu;

export const restaurant = {
  name: 'Cantina da Zezé',
  street: 'Rua Mármore, 412',
  quarter: 'Santa Tereza',
} as const;

export const guest = {
  name: 'Lívia Sampaio',
  street: 'Rua Salinas, 1180',
  flat: { 'pt-BR': 'ap. 302', en: 'apt 302' },
} as const;

export const courier = 'Wesley';

export const extraEgg = {
  name: { 'pt-BR': 'Ovo frito a mais', en: 'One more fried egg' },
  price: 400,
} as const;

interface OrderLine {
  dish: MenuId;
  quantity: number;
  /** Price of one, extras included. */
  each: number;
  note?: Words;
}

const lines: readonly OrderLine[] = [
  {
    dish: 'tropeiro',
    quantity: 1,
    each: menu.tropeiro.price + extraEgg.price,
    note: { 'pt-BR': 'inteiro, + 1 ovo frito', en: 'full plate, + 1 fried egg' },
  },
  { dish: 'chicken', quantity: 1, each: menu.chicken.price },
  { dish: 'cheeseBread', quantity: 1, each: menu.cheeseBread.price },
  { dish: 'dulce', quantity: 2, each: menu.dulce.price },
];
const subtotal = lines.reduce((sum, line) => sum + line.quantity * line.each, 0);
const delivery = 700;
/** Discount for five stamps in the regulars' book. */
const discount = 1000;

/** The order shown on every screen, from Friday, 10 April 2026. */
export const order = {
  number: 4172,
  lines,
  pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  subtotal,
  delivery,
  discount,
  total: subtotal + delivery - discount,
  date: { 'pt-BR': '10/04/2026', en: 'Apr 10, 2026' },
  times: { paid: '19:45', cooking: '19:48', left: '20:03', delivered: '20:17' },
  promise: ['20:15', '20:25'],
  code: '41',
} as const;

/** The regulars' book after this order. */
export const stampBook = { places: 10, stamped: 6 } as const;
