import type { Glaze, PotShape } from './pots.tsx';
import type { PlantId } from './potted.tsx';
import { type Text, text } from './text.ts';

export interface Plant {
  id: PlantId;
  name: Text;
  latin: string;
  price: number;
  light: 1 | 2 | 3;
  water: 1 | 2 | 3;
  petSafe: boolean;
}

export const plants = {
  costela: {
    id: 'costela',
    name: text('Costela-de-adão', 'Swiss cheese plant'),
    latin: 'Monstera deliciosa',
    price: 129.9,
    light: 2,
    water: 2,
    petSafe: false,
  },
  zamioculca: {
    id: 'zamioculca',
    name: text('Zamioculca', 'ZZ plant'),
    latin: 'Zamioculcas zamiifolia',
    price: 89.9,
    light: 1,
    water: 1,
    petSafe: false,
  },
  jiboia: {
    id: 'jiboia',
    name: text('Jiboia', 'Golden pothos'),
    latin: 'Epipremnum aureum',
    price: 49.9,
    light: 1,
    water: 2,
    petSafe: false,
  },
  espada: {
    id: 'espada',
    name: text('Espada-de-são-jorge', 'Snake plant'),
    latin: 'Dracaena trifasciata',
    price: 64.9,
    light: 1,
    water: 1,
    petSafe: false,
  },
  mandacaru: {
    id: 'mandacaru',
    name: text('Mandacaru', 'Mandacaru cactus'),
    latin: 'Cereus jamacaru',
    price: 119.9,
    light: 3,
    water: 1,
    petSafe: true,
  },
  samambaia: {
    id: 'samambaia',
    name: text('Samambaia-americana', 'Boston fern'),
    latin: 'Nephrolepis exaltata',
    price: 59.9,
    light: 2,
    water: 3,
    petSafe: true,
  },
  begonia: {
    id: 'begonia',
    name: text('Begônia-maculata', 'Polka dot begonia'),
    latin: 'Begonia maculata',
    price: 94.9,
    light: 2,
    water: 2,
    petSafe: false,
  },
  calateia: {
    id: 'calateia',
    name: text('Calateia-orbifólia', 'Orbifolia calathea'),
    latin: 'Goeppertia orbifolia',
    price: 99.9,
    light: 2,
    water: 3,
    petSafe: true,
  },
} as const satisfies Record<PlantId, Plant>;

export interface PotOption {
  id: string;
  name: Text;
  /** Short enough for a button. */
  label: Text;
  glaze: Glaze;
  shape: PotShape;
  glazeName: Text;
  price: number;
}

const moon = { shape: 'lua', name: text('Vaso Lua', 'Lua pot'), price: 148 } as const;

/** The lemon-glazed pot, which is ordered. */
export const chosenPot: PotOption = {
  ...moon,
  id: 'lua-limao',
  label: text('Lua limão', 'Lua, lemon'),
  glaze: 'limao',
  glazeName: text('esmalte limão', 'lemon glaze'),
};

export const potOptions: readonly PotOption[] = [
  {
    id: 'cultivo',
    shape: 'cultivo',
    glaze: 'preto',
    price: 0,
    name: text('Vaso de cultivo', 'Nursery pot'),
    label: text('De cultivo', 'Nursery pot'),
    glazeName: text('incluso', 'included'),
  },
  {
    id: 'terra',
    shape: 'terra',
    glaze: 'barro',
    price: 89,
    name: text('Vaso Terra', 'Terra pot'),
    label: text('Terra, cru', 'Terra, bare'),
    glazeName: text('barro cru', 'bare clay'),
  },
  chosenPot,
  {
    ...moon,
    id: 'lua-osso',
    label: text('Lua osso', 'Lua, bone'),
    glaze: 'osso',
    glazeName: text('esmalte osso', 'bone glaze'),
  },
];

export const bundlePrice = plants.costela.price + chosenPot.price;

export const canPrice = 119;

export const order = {
  number: 'QT-10482',
  customer: 'Helena Prado',
  lines: [
    {
      id: 'costela',
      name: plants.costela.name,
      detail: text('muda de 45\u00a0cm', '45\u00a0cm tall'),
      price: plants.costela.price,
    },
    {
      id: 'vaso',
      name: chosenPot.name,
      detail: text('esmalte limão, 18\u00a0cm', 'lemon glaze, 18\u00a0cm'),
      price: chosenPot.price,
    },
    {
      id: 'jiboia',
      name: plants.jiboia.name,
      detail: text('cuia de 15\u00a0cm', '15\u00a0cm bowl'),
      price: plants.jiboia.price,
    },
    {
      id: 'regador',
      name: text('Regador Orvalho', 'Orvalho watering can'),
      detail: text('aço esmaltado, 1,5\u00a0L', 'enameled steel, 1.5\u00a0L'),
      price: canPrice,
    },
  ],
  freight: 28,
  pixShare: 0.05,
  street: 'Rua dos Cambuís, 214',
  flat: text('ap. 52', 'apt 52'),
  district: 'Vila Ipojuca',
  city: 'São Paulo/SP',
  postcode: '05056-020',
} as const;

const cents = (value: number) => Math.round(value * 100) / 100;

export const subtotal = cents(order.lines.reduce((sum, { price }) => sum + price, 0));
export const pixDiscount = cents(subtotal * order.pixShare);
export const total = cents(subtotal - pixDiscount + order.freight);
export const cardTotal = cents(subtotal + order.freight);

/** Online sales per month since the relaunch, in reais; the base is the old shop's last month. */
export const baseMonth = 46100;
export const monthlySales: readonly { month: Text; sales: number }[] = [
  { month: text('abr', 'Apr'), sales: 49300 },
  { month: text('mai', 'May'), sales: 58700 },
  { month: text('jun', 'Jun'), sales: 66200 },
  { month: text('jul', 'Jul'), sales: 71900 },
  { month: text('ago', 'Aug'), sales: 84500 },
  { month: text('set', 'Sep'), sales: 108600 },
  { month: text('out', 'Oct'), sales: 121400 },
  { month: text('nov', 'Nov'), sales: 139800 },
  { month: text('dez', 'Dec'), sales: 158200 },
  { month: text('jan', 'Jan'), sales: 149500 },
  { month: text('fev', 'Feb'), sales: 166900 },
  { month: text('mar', 'Mar'), sales: 4 * baseMonth },
];
