import { courier, type MenuId } from './data.ts';
import type { Words } from './format.ts';

interface TicketLine {
  dish: MenuId;
  quantity: number;
  note?: Words;
  done?: boolean;
}

export interface Ticket {
  number: number;
  way: 'courier' | 'counter';
  guest: string;
  /** Time at which it has to leave the counter; columns are sorted by it, not by arrival. */
  due: string;
  /** Time at which cooking has to start, for waiting tickets. */
  begin?: string;
  lines: readonly TicketLine[];
}

export const now = '19:52';

/** The short names that cooks call. */
export const called: Record<MenuId, Words> = {
  tropeiro: { 'pt-BR': 'Feijão tropeiro', en: 'Feijão tropeiro' },
  chicken: { 'pt-BR': 'Frango c/ quiabo', en: 'Chicken and okra' },
  tutu: { 'pt-BR': 'Tutu à mineira', en: 'Tutu and pork' },
  ribs: { 'pt-BR': 'Costelinha', en: 'Ribs on corn' },
  cheeseBread: { 'pt-BR': 'Pão de queijo', en: 'Pão de queijo' },
  broth: { 'pt-BR': 'Caldo de feijão', en: 'Bean broth' },
  dulce: { 'pt-BR': 'Doce de leite', en: 'Doce de leite' },
};

export const leaving: readonly Ticket[] = [
  {
    number: 4165,
    way: 'counter',
    guest: 'Dirceu',
    due: '19:53',
    lines: [
      { dish: 'broth', quantity: 2, done: true },
      { dish: 'cheeseBread', quantity: 1, done: true },
    ],
  },
  {
    number: 4167,
    way: 'courier',
    guest: 'Rosângela',
    due: '19:55',
    lines: [
      { dish: 'chicken', quantity: 1, done: true },
      { dish: 'tutu', quantity: 1, note: { 'pt-BR': 'sem ovo', en: 'no egg' } },
    ],
  },
];

export const cooking: readonly Ticket[] = [
  {
    number: 4169,
    way: 'counter',
    guest: 'Neide',
    due: '20:00',
    lines: [{ dish: 'ribs', quantity: 1 }],
  },
  {
    number: 4172,
    way: 'courier',
    guest: 'Lívia',
    due: '20:03',
    lines: [
      { dish: 'tropeiro', quantity: 1, note: { 'pt-BR': '+ 1 ovo', en: '+ 1 egg' } },
      { dish: 'chicken', quantity: 1 },
      { dish: 'cheeseBread', quantity: 1, done: true },
      { dish: 'dulce', quantity: 2, done: true },
    ],
  },
];

export const waiting: readonly Ticket[] = [
  {
    number: 4173,
    way: 'courier',
    guest: 'Tarcísio',
    due: '20:14',
    begin: '20:04',
    lines: [
      { dish: 'broth', quantity: 1 },
      { dish: 'cheeseBread', quantity: 2 },
    ],
  },
  {
    number: 4174,
    way: 'counter',
    guest: 'Ivone',
    due: '20:35',
    begin: '20:15',
    lines: [
      { dish: 'tropeiro', quantity: 3, note: { 'pt-BR': 'meio', en: 'half' } },
      { dish: 'ribs', quantity: 1 },
    ],
  },
];

/** Orders with a courier, and the courier's return time. */
export const riding = [
  { number: 4166, courier, back: '19:58' },
  { number: 4168, courier: 'Jussara', back: '20:06' },
] as const;

/** Capacity of each station, and how much of it is used. */
export const stations: readonly { name: Words; places: number; taken: number }[] = [
  { name: { 'pt-BR': 'Fogão', en: 'Stove' }, places: 6, taken: 5 },
  { name: { 'pt-BR': 'Chapa', en: 'Griddle' }, places: 4, taken: 4 },
  { name: { 'pt-BR': 'Forno', en: 'Oven' }, places: 3, taken: 1 },
  { name: { 'pt-BR': 'Montagem', en: 'Plating' }, places: 3, taken: 2 },
];

/** Portions still to cook, summed over all tickets, so that one pan serves several. */
export function batches(): { dish: MenuId; portions: number }[] {
  const sums = new Map<MenuId, number>();
  for (const { lines } of [...leaving, ...cooking, ...waiting]) {
    for (const { dish, quantity, done } of lines) {
      if (!done) sums.set(dish, (sums.get(dish) ?? 0) + quantity);
    }
  }
  return [...sums]
    .map(([dish, portions]) => ({ dish, portions }))
    .sort((a, b) => b.portions - a.portions);
}

/** Minutes from now until a time of the same evening. */
export function minutesUntil(time: string): number {
  const minutes = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    return hour * 60 + minute;
  };
  return minutes(time) - minutes(now);
}
