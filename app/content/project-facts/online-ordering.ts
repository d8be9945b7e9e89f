import type { ProjectFacts } from '../project.ts';

export const onlineOrdering = {
  cover: '09-kitchen-screen',
  technologies: ['React', 'Node.js', 'WebSockets', 'PostgreSQL', 'Pix', 'Docker'],
  gallery: [
    { file: '01-home', aspect: 'mobile' },
    { file: '02-menu', aspect: 'mobile' },
    { file: '03-dish', aspect: 'mobile' },
    { file: '04-cart', aspect: 'mobile' },
    { file: '05-payment', aspect: 'mobile' },
    { file: '06-order-accepted', aspect: 'mobile' },
    { file: '07-courier-map', aspect: 'mobile' },
    { file: '08-delivered', aspect: 'mobile' },
    { file: '09-kitchen-screen', aspect: 'video' },
    { file: '10-coupon', aspect: 'square' },
    { file: '11-sales-panel', aspect: 'video' },
  ],
} as const satisfies ProjectFacts;
