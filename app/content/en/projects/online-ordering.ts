import type { ProjectWords } from '../../project.ts';
import type { onlineOrdering as facts } from '../../project-facts/online-ordering.ts';

export const onlineOrdering = {
  captions: {
    '01-home':
      'Home screen: neighbourhood kitchens open now, their delivery times, and a stamp-book discount.',
    '02-menu': 'The menu of Cantina da Zezé, feijão tropeiro first under its enamel sign.',
    '03-dish': 'A full plate of feijão tropeiro with one more egg, priced as chosen.',
    '04-cart': 'Order 4172 added up: five items, delivery, discount, and an app fee of zero.',
    '05-payment': 'R$117.40 by Pix, paid straight to the restaurant before the code expires.',
    '06-order-accepted': 'Order accepted: what is on the tray and when each step happens.',
    '07-courier-map': 'Six minutes away: the courier’s route through the streets of Santa Tereza.',
    '08-delivered': 'Dinner is over: a clean-plate rating, stamp six, and a repeat button.',
    '09-kitchen-screen':
      'Kitchen display: tickets sorted by when they must leave, beside each station’s load.',
    '10-coupon': 'The regulars’ card that travels in the bag, six of ten stamps in.',
    '11-sales-panel':
      'Owner’s panel: orders by hour, fees saved, best sellers and returning guests.',
  },
  overview: {
    challenge:
      'Family-run kitchens in Belo Horizonte were selling through marketplaces that took 27% of every order and kept the customer’s details. Tickets printed in order of arrival, so a finished broth went cold while a slow dish ran late. Each “where’s my food?” meant another phone call in the middle of the rush.',
    solution:
      'We shipped Bandeja in 30\u00a0days. Guests order at the restaurant’s own address and pay by Pix straight into its account. The kitchen display sorts tickets by departure time, the courier shows up on a live map, and the paper stamp book regulars already loved now works on the phone too.',
    impact:
      'Between 1\u00a0and 10\u00a0April 2026, Cantina da Zezé took 423\u00a0orders and paid R$701.60 for its subscription and Pix fees. A marketplace would have charged R$9,616.48, so R$8,914.88 stayed in the till. Orders from returning guests climbed from 38% in November 2025 to 62% in April 2026.',
    keyPoints: [
      'No commission, only a flat monthly plan and Pix fees',
      'R$8,914.88 in fees saved in ten days',
      '62% of orders come from returning guests',
      'Tickets run by departure time, not arrival',
    ],
  },
  features: [
    'Menus with sizes and extras, and a price that updates with each choice',
    'Pix by QR or copied code, confirmed within seconds',
    'Kitchen display sorted by departure, readable from two metres',
    'Live courier map and a delivery code checked at the door',
    'One stamp book, shared by the counter and the phone',
    'Owner’s panel with hourly orders, fees saved and repeat rate',
  ],
} as const satisfies ProjectWords<typeof facts>;
