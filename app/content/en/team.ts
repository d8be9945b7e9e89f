import type { Team } from '../messages.ts';

export const team = {
  heading: 'The people who put their names to it',
  lead: 'You talk to the people who design and build it. In this demonstration they are sample people.',
  carousel: 'Team members',
  previous: 'Previous person',
  next: 'Next person',
  profile: 'LinkedIn',
  members: {
    ana: {
      role: 'Product',
      description: 'Turns “wouldn’t it be nice” into a list that fits in thirty days.',
    },
    bruno: {
      role: 'Engineering',
      description: 'Twenty years of systems that must not fail. Likes the ones nobody notices.',
    },
    clara: {
      role: 'Artificial intelligence',
      description: 'Measures before she promises. Has talked three clients out of using AI.',
    },
    davi: {
      role: 'Design',
      description: 'Draws on paper, tests in the street, and only then opens a laptop.',
    },
  },
} as const satisfies Team;
