import type { Team } from '../messages.ts';

export const team = {
  heading: 'The people who put their names to it',
  lead: 'You talk to the people who design and build it. These are sample people; yours go here.',
  carousel: 'People of the team',
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
      description: 'Draws on paper, tests in the street, and only then opens the computer.',
    },
  },
} as const satisfies Team;
