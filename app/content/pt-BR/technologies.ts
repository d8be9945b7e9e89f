import type { Technologies } from '../messages.ts';

export const technologies = {
  heading: 'Ferramentas que dominamos e mantemos em produção',
  lead: 'Nada de tecnologia escolhida para o currículo. Cada nome desta lista sustenta um produto que atendemos hoje.',
  level: 'Avançado',
  groups: {
    interfaces: 'Interfaces',
    services: 'Serviços e dados',
    intelligence: 'Inteligência artificial',
    cloud: 'Nuvem e DevOps',
  },
} as const satisfies Technologies;
