import type { Methodology } from '../messages.ts';

export const methodology = {
  heading: 'Six steps in thirty days',
  lead: 'Every square is a day, counted from the start of the contract. You know what happens on each of them before you sign.',
  days: 'Days',
  steps: [
    {
      title: 'Discovery',
      text: 'We talk to the people who use it, pay for it and run it. The outcome: your problem in one sentence.',
    },
    {
      title: 'Scope',
      text: 'Together we choose what goes in and, above all, what waits.',
    },
    {
      title: 'Prototype',
      text: 'A prototype you can click, tried by five people from your audience.',
    },
    {
      title: 'Build',
      text: 'Weekly sprints with a version published every Friday, on infrastructure you own.',
    },
    {
      title: 'Testing',
      text: 'Automated tests, security and load checks, and a pilot with real customers.',
    },
    {
      title: 'Live',
      text: 'Launch, training and on-call. Day 30 is for the product, not for a slide deck.',
    },
  ],
  comparison: {
    heading: 'The same product on the same timescale',
    caption: 'From the start of the contract to the complete product, in months',
    traditional: {
      name: 'Traditional process',
      steps: '8+ steps',
      duration: '3–6\u00a0months',
      text: 'A long specification, building in the dark, acceptance at the very end.',
    },
    ours: {
      name: 'Our process',
      steps: '6 steps',
      duration: '1–2\u00a0months',
      text: 'MVP on day 30; the second month grows it with what users have shown us.',
    },
    mvp: 'MVP, day 30',
  },
  benefitsHeading: 'What changes for you',
  benefits: [
    {
      title: 'Up to 40% lower cost',
      text: 'Less rework, and fewer steps to pay for.',
    },
    {
      title: 'Up to 70% less time',
      text: 'Repetitive work leaves the queue; what is unique to you gets the attention.',
    },
    {
      title: 'Weekly sprints',
      text: 'Every Friday, something new to open and argue with.',
    },
    {
      title: 'A way out',
      text: 'Any week you can stop, pay only for what was made, and keep all of it.',
    },
  ],
  closing: {
    text: 'Want to see your own thirty days mapped out?',
    action: 'Request a free consultation',
  },
} as const satisfies Methodology;
