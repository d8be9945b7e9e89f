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
    title: `${brand.name} | Software development with artificial intelligence`,
    description:
      'Software and AI consultancy. Your MVP live in 30 days, something to try every week, up to 40% lower cost and the code in your name.',
  },
  hero: {
    kicker: 'Software and artificial intelligence consultancy',
    title: ['Your idea,', 'live in', '30\u00a0days.'],
    lead: 'We design, build and ship your digital product in five weekly sprints. Every week you open it, try it and decide what comes next.',
    primary: 'Request a free consultation',
    secondary: 'See the projects',
    calendar: {
      label:
        'Thirty days in five weeks: a sketch becomes a product one day at a time, and on the thirtieth it is live.',
      day: 'Day',
      live: 'Live',
      weeks: ['Wk 1', 'Wk 2', 'Wk 3', 'Wk 4', 'Wk 5'],
    },
    facts: [
      { figure: '30\u00a0days', label: 'to an MVP in production' },
      { figure: 'up to 40%', label: 'lower cost' },
      { figure: 'up to 70%', label: 'less development time' },
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
