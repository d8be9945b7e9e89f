import type { About } from '../messages.ts';

export const about = {
  heading: 'A small team, a written deadline, work in plain sight',
  lead: 'We are engineers, designers and product people who grew tired of projects that end without ever having worked. So we keep a calendar that anyone can read.',
  features: [
    {
      title: 'The deadline is in the contract',
      text: 'Thirty days to a first version in production. If the scope changes, you choose what leaves so that the date stays.',
    },
    {
      title: 'Something ships every week',
      text: 'Five sprints, five deliveries: the scope, the prototype, then versions you open on your phone. Never a progress report in place of the product.',
    },
    {
      title: 'AI where it pays its way',
      text: 'We use models where they solve a problem we can measure, and say so when a plain rule does it better.',
    },
    {
      title: 'The code is yours',
      text: 'Repository, cloud and domains are in your name from day one. If you want to go on without us, you can.',
    },
  ],
  banner: {
    title: 'Machines write what repeats. People answer for the rest.',
    text: 'Artificial intelligence drafts tests, migrations and whatever repeats; much of the time saved, up to 70%, comes from there. Architecture, security and product decisions carry a person’s name.',
  },
} as const satisfies About;
