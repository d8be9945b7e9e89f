import type { Technologies } from '../messages.ts';

export const technologies = {
  heading: 'Tools we know well and keep in production',
  lead: 'Nothing here was picked to pad a CV. Everything on this list has been through production in our hands.',
  level: 'Advanced',
  groups: {
    interfaces: 'Interfaces',
    services: 'Services and data',
    intelligence: 'Artificial intelligence',
    cloud: 'Cloud and DevOps',
  },
} as const satisfies Technologies;
