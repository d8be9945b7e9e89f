import type { Technologies } from '../messages.ts';

export const technologies = {
  heading: 'Ferramentas que mantemos em produção',
  lead: 'Nada de tecnologia escolhida para o currículo. O que está nesta lista já foi para produção pelas nossas mãos.',
  level: 'Avançado',
  groups: {
    interfaces: 'Interfaces',
    services: 'Serviços e dados',
    intelligence: 'Inteligência artificial',
    cloud: 'Nuvem e DevOps',
  },
} as const satisfies Technologies;
