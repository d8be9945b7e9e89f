import { brand } from '../brand.ts';
import type { Landing } from '../messages.ts';
import { about } from './about.ts';
import { cases } from './cases.ts';
import { contact } from './contact.ts';
import { faq } from './faq.ts';
import { methodology } from './methodology.ts';
import { services } from './services.ts';
import { team } from './team.ts';
import { technologies } from './technologies.ts';

export const landing = {
  meta: {
    title: `${brand.name} | Desenvolvimento de software com inteligência artificial`,
    description:
      'Consultoria de software e inteligência artificial. Seu MVP no ar em 30 dias, com entregas toda semana, até 40% menos custo e o código no seu nome.',
  },
  hero: {
    kicker: 'Consultoria de software e inteligência artificial',
    title: ['Sua ideia', 'no ar em', '30\u00a0dias.'],
    lead: 'Projetamos, construímos e colocamos no ar o seu produto digital em cinco sprints semanais. A cada semana você abre, testa e decide o próximo passo.',
    primary: 'Pedir consulta gratuita',
    secondary: 'Ver os cases',
    calendar: {
      label:
        'Trinta dias em cinco semanas: um esboço vira produto, um dia por vez, e no trigésimo está no ar.',
      day: 'Dia',
      live: 'No ar',
      weeks: ['Sem. 1', 'Sem. 2', 'Sem. 3', 'Sem. 4', 'Sem. 5'],
    },
    facts: [
      { figure: '30\u00a0dias', label: 'até o MVP em produção' },
      { figure: 'até 40%', label: 'menos custo' },
      { figure: 'até 70%', label: 'menos tempo de desenvolvimento' },
    ],
  },
  about,
  services,
  methodology,
  cases,
  technologies,
  team,
  faq,
  contact,
} as const satisfies Landing;
