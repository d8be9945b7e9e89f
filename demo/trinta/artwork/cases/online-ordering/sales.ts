import { type MenuId, order } from './data.ts';
import type { Words } from './format.ts';

/** Friday, 10 April 2026, at this minute. */
export const panelTime = '20:18';

/** Orders today and on an average Friday, by hour of arrival. */
export const hours: readonly { hour: number; today?: number; usual: number }[] = [
  { hour: 11, today: 4, usual: 5 },
  { hour: 12, today: 9, usual: 8 },
  { hour: 13, today: 8, usual: 7 },
  { hour: 14, today: 3, usual: 3 },
  { hour: 18, today: 5, usual: 4 },
  { hour: 19, today: 13, usual: 10 },
  { hour: 20, today: 4, usual: 12 },
  { hour: 21, usual: 7 },
  { hour: 22, usual: 3 },
];

export const today = {
  orders: hours.reduce((sum, { today: orders = 0 }) => sum + orders, 0),
  revenue: 390230,
} as const;

const revenue = 3561660;
const marketplaceFee = Math.round(revenue * 0.27);
const plan = 34900;
const pixFee = Math.round(revenue * 0.0099);

/** The first ten days of April, in cents. */
export const month = {
  orders: 423,
  revenue,
  marketplaceFee,
  ownFee: plan + pixFee,
  saved: marketplaceFee - plan - pixFee,
} as const;

export const best: readonly { dish: MenuId; sold: number }[] = [
  { dish: 'tropeiro', sold: 161 },
  { dish: 'chicken', sold: 118 },
  { dish: 'cheeseBread', sold: 109 },
  { dish: 'broth', sold: 84 },
  { dish: 'dulce', sold: 76 },
];

/** Share of orders from guests who had ordered before. */
export const repeat: readonly { month: Words; share: number }[] = [
  { month: { 'pt-BR': 'nov', en: 'Nov' }, share: 38 },
  { month: { 'pt-BR': 'dez', en: 'Dec' }, share: 44 },
  { month: { 'pt-BR': 'jan', en: 'Jan' }, share: 49 },
  { month: { 'pt-BR': 'fev', en: 'Feb' }, share: 55 },
  { month: { 'pt-BR': 'mar', en: 'Mar' }, share: 59 },
  { month: { 'pt-BR': 'abr', en: 'Apr' }, share: 62 },
];

/** The orders that changed last; 4172 is the one on the other screens. */
export const latest: readonly { number: number; state: Words; time: string; total: number }[] = [
  {
    number: order.number,
    state: { 'pt-BR': 'entregue', en: 'delivered' },
    time: '20:17',
    total: order.total,
  },
  { number: 4173, state: { 'pt-BR': 'na rua', en: 'on the road' }, time: '20:14', total: 5400 },
  { number: 4174, state: { 'pt-BR': 'no fogo', en: 'cooking' }, time: '20:15', total: 12770 },
];
