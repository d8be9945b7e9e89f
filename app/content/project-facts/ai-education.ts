import type { ProjectFacts } from '../project.ts';

export const aiEducation = {
  cover: '02-lesson',
  technologies: ['React', 'Python', 'LangGraph', 'SymPy', 'pgvector', 'Azure'],
  gallery: [
    { file: '01-study-plan', aspect: 'video' },
    { file: '02-lesson', aspect: 'video' },
    { file: '03-tutor-chat', aspect: 'mobile' },
    { file: '04-exam', aspect: 'video' },
    { file: '05-essay-feedback', aspect: 'square' },
    { file: '06-class-dashboard', aspect: 'video' },
  ],
} as const satisfies ProjectFacts;
