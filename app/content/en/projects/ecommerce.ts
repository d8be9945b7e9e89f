import type { ProjectWords } from '../../project.ts';
import type { ecommerce as facts } from '../../project-facts/ecommerce.ts';

export const ecommerce = {
  captions: {
    '01-shop-front':
      'Quintal’s storefront with the autumn collection: broad-leaved plants for low light.',
    '02-catalog': 'The catalogue, filtered by light, water and price, shows what each plant needs.',
    '03-product': 'A Swiss cheese plant, its pot, the light at home and the price.',
    '04-product-mobile': 'The same plant on a phone: pot, light, watering and price on one screen.',
    '05-checkout': 'Address, a booked delivery and a Pix discount beside the itemised order.',
    '06-order-tracking': 'Order QT-10482 on its way: the van on the map, every step timed.',
    '07-care-guide': 'A year of care for the plant just bought: water, feed, clean, repot.',
    '08-dashboard': 'Sales panel: March closed at four times the old shop’s last month, +300%.',
  },
  overview: {
    challenge:
      'The Vermeulens have grown plants in Holambra, Brazil, since 1981. Their online shop was an off-the-shelf template that said nothing about light or water, stock lived in a spreadsheet, and shipping a living plant had to be arranged by chat. Many chats never became orders; many plants ended up in the wrong corner of the house.',
    solution:
      'Within 30\u00a0days they had a shop of their own. Every plant states the light and water it needs, the phone’s camera measures the light in the room, and customers pair plant and pot before paying. Stock comes straight from the nursery, deliveries have a day and a time slot, and a care calendar follows each plant home.',
    impact:
      'Online sales grew 300% in twelve months, from R$46.1k in the old shop’s last month to R$184.4k in March 2026. That same month, reminders brought back 97 of 312 abandoned carts, worth R$25.5k in orders. Nobody in the family counts pots by hand any more.',
    keyPoints: [
      'Online sales up 300% in twelve months',
      '97 of 312 abandoned carts won back in March',
      'One stock count for shop and nursery',
      'Living plants delivered in a booked time slot',
    ],
  },
  features: [
    'Catalogue filters for light, water, price and pet safety',
    'Plant-and-pot builder with live price and stock',
    'Room light measured with the phone’s camera',
    'Pix at a discount, cards in up to 4 instalments, and boleto',
    'Delivery tracked on a map from the nursery to the door',
    'A care calendar written for the plant that was bought',
  ],
} as const satisfies ProjectWords<typeof facts>;
