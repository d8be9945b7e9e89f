import type { ProjectFacts } from '../project.ts';

export const ecommerce = {
  cover: '01-shop-front',
  technologies: ['Next.js', 'TypeScript', 'PostgreSQL', 'Stripe', 'Meilisearch', 'AWS'],
  gallery: [
    { file: '01-shop-front', aspect: 'video' },
    { file: '02-catalog', aspect: 'video' },
    { file: '03-product', aspect: 'video' },
    { file: '04-product-mobile', aspect: 'mobile' },
    { file: '05-checkout', aspect: 'video' },
    { file: '06-order-tracking', aspect: 'mobile' },
    { file: '07-care-guide', aspect: 'square' },
    { file: '08-dashboard', aspect: 'video' },
  ],
} as const satisfies ProjectFacts;
