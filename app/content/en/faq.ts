import type { Faq } from '../messages.ts';

export const faq = {
  heading: 'Questions people ask',
  lead: 'If yours is missing, send it through the form.',
  items: [
    {
      question: 'Can a product really be live in 30\u00a0days?',
      answer:
        'Yes, because what we cut is scope, not quality. In week one we choose the smallest version that solves someone’s problem; in the others we build just that. Whatever stays out goes on a list, in order of priority, with a price.',
    },
    {
      question: 'What does it cost?',
      answer:
        'After the free consultation you get a fixed price for the thirty days. Compared with the traditional process our clients spend up to 40% less, because there are fewer steps and less rework.',
    },
    {
      question: 'What happens to my data and my code?',
      answer:
        'We sign an NDA before the first technical meeting. The code is yours from the first line, and data stays in your own cloud account, under Brazil’s LGPD. Nothing about your business trains anyone else’s model.',
    },
    {
      question: 'And after day 30?',
      answer:
        'Your choice: we go on in weekly sprints with no lock-in, or hand everything to your team, with documentation and two weeks at their side.',
    },
  ],
} as const satisfies Faq;
