import type { ProjectFacts } from '../project.ts';

export const construMatch = {
  cover: '03-bid-comparison',
  technologies: ['Flutter', 'NestJS', 'PostgreSQL', 'Redis', 'OpenSearch', 'AWS'],
  gallery: [
    { file: '01-job-feed', aspect: 'mobile' },
    { file: '02-job-detail', aspect: 'mobile' },
    { file: '03-bid-comparison', aspect: 'video' },
    { file: '04-contractor-profile', aspect: 'mobile' },
    { file: '05-schedule', aspect: 'mobile' },
    { file: '06-chat', aspect: 'mobile' },
    { file: '07-site-diary', aspect: 'square' },
  ],
} as const satisfies ProjectFacts;
