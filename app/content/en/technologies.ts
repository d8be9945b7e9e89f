import type { Technologies } from '../messages.ts';

export const technologies = {
  heading: 'Tools we know well and keep in production',
  lead: 'Nothing here was picked for a résumé. Every name on this list holds up a product that we look after today.',
  level: 'Advanced',
  groups: {
    interfaces: 'Interfaces',
    services: 'Services and data',
    intelligence: 'Artificial intelligence',
    cloud: 'Cloud and DevOps',
  },
} as const satisfies Technologies;
