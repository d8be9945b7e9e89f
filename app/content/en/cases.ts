import type { Cases } from '../messages.ts';

const items = {
  ecommerce: {
    sector: 'E-commerce',
    title: 'Quintal: the shop that picks plants for the light at your window',
    description:
      'A nursery in Holambra left its off-the-shelf store for one that knows light, water and pots, and now ships all over Brazil.',
    result: { figure: '+300%', label: 'online sales' },
  },
  'ai-education': {
    sector: 'Education',
    title: 'Lume: the tutor that answers with another question',
    description:
      'A network of prep schools in Minas Gerais gave every student a study plan of their own and a tutor that never just hands over the answer.',
    result: { figure: '30\u00a0days', label: 'to the first class' },
  },
  'roadwork-inspection': {
    sector: 'Infrastructure',
    title: 'Via: a highway inspected through a phone camera',
    description:
      'Inspectors record potholes, cracks and faded markings with or without signal; the vision model marks, a person confirms.',
    result: { figure: '+70%', label: 'inspection efficiency' },
  },
  'constru-match': {
    sector: 'Construction',
    title: 'ConstruMatch: builders’ quotes, line by line',
    description:
      'Owners post the job, verified contractors answer, and the app shows exactly where one quote differs from the next.',
    result: { figure: '5\u00a0days', label: 'to pick a contractor, down from three weeks' },
  },
  'online-ordering': {
    sector: 'Restaurants',
    title: 'Bandeja: ordering direct, with no toll in between',
    description:
      'Neighbourhood restaurants in Belo Horizonte sell at their own address, get paid by Pix and follow each order from stove to door.',
    result: { figure: '0%', label: 'commission per order' },
  },
} as const satisfies Cases['items'];

export const cases = {
  // The number only where it is true: a site of its own has as many as it has.
  heading:
    Object.keys(items).length === 5 ? 'Five products, all of them live' : 'Products that are live',
  lead: 'Each began the way yours might: one conversation, one expensive problem and thirty days to the first version.',
  open: 'See the project',
  items,
} as const satisfies Cases;
