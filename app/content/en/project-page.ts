import { consultationMinutes } from '../../../contract/lead.ts';
import type { ProjectPage } from '../messages.ts';

export const projectPage = {
  back: 'All projects',
  gallery: {
    label: 'Product screens',
    previous: 'Previous image',
    next: 'Next image',
    position: 'Image {n} of {total}',
    show: 'Show image {n}',
    enlarge: 'Enlarge',
    close: 'Close enlarged image',
  },
  overview: 'Overview',
  challenge: 'Challenge',
  solution: 'Solution',
  impact: 'Impact',
  keyPoints: 'In a few lines',
  features: 'What the product does',
  technologies: 'Technologies used',
  aside: {
    title: 'Facing a similar problem?',
    text: `Tell us about it in ${consultationMinutes.quick}\u00a0minutes. You leave with a way forward, even if it is not with us.`,
    action: 'Request a free consultation',
  },
  next: 'Next project',
  notFound: {
    title: 'Project Not Found',
    text: "The project you're looking for doesn't exist or has been removed.",
    back: 'Back to the home page',
  },
} as const satisfies ProjectPage;
