import type { NotFound } from '../messages.ts';

export const notFound = {
  title: 'Page Not Found',
  description: 'The address you opened does not exist on this site.',
  text: 'We looked through all thirty days and this page is on none of them. The address may have changed, or never existed.',
  back: 'Back to the home page',
  suggestions: [
    'Check the URL for typing errors',
    'Go back to the previous page',
    'Explore our services',
    'Contact us',
  ],
} as const satisfies NotFound;
