import type { Services } from '../messages.ts';

export const services = {
  heading: 'What we do, from first sketch to on-call',
  lead: 'Six lines of work. Most clients come in through the first and stay for the others.',
  highlight: 'Where to start',
  items: [
    {
      title: 'MVP in 30\u00a0days',
      text: 'The smallest version of your product that a real customer can use and pay for. Scope agreed in week one, live in week five.',
    },
    {
      title: 'Custom digital products',
      text: 'Web, mobile and integrations with what you already run: ERP, payments, invoicing, messaging.',
    },
    {
      title: 'Applied artificial intelligence',
      text: 'Document search, computer vision, assistants and forecasting, evaluated before a customer sees them.',
    },
    {
      title: 'System modernisation',
      text: 'The system nobody wants to touch, replaced piece by piece while the business keeps running.',
    },
    {
      title: 'Cloud and DevOps',
      text: 'Infrastructure as code, continuous delivery, cost and alerts under control.',
    },
    {
      title: 'Architecture and consulting',
      text: 'An honest technical diagnosis, in writing, before you spend money on the wrong fix.',
    },
  ],
} as const satisfies Services;
