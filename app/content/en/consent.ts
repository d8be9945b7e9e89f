import type { ConsentWords } from '../../consent/consent-words.ts';

export const consent = {
  heading: 'May we measure this visit?',
  text: 'The site works the same whatever you answer. Nothing is loaded until you do, and you can change your mind in the footer at any time.',
  policy: 'Cookie policy',
  purposes: {
    analytics: {
      name: 'Analytics',
      text: 'Shows which pages are read and where people give up.',
    },
    marketing: {
      name: 'Marketing',
      text: 'Tells us whether one of our ads brought you here.',
    },
  },
  services: 'Services: ',
  rejectAll: 'Reject all',
  acceptAll: 'Accept all',
  save: 'Save choice',
  change: 'Cookie choices',
  close: 'Close without changing the choice',
} as const satisfies ConsentWords;
