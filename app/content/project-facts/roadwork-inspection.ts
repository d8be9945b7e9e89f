import type { ProjectFacts } from '../project.ts';

export const roadworkInspection = {
  cover: '03-camera-detection',
  technologies: ['React Native', 'YOLO', 'ONNX Runtime', 'SQLite', 'PostGIS', 'Google Cloud'],
  gallery: [
    { file: '01-route-map', aspect: 'mobile' },
    { file: '02-day-plan', aspect: 'mobile' },
    { file: '03-camera-detection', aspect: 'mobile' },
    { file: '04-defect-form', aspect: 'mobile' },
    { file: '05-offline-queue', aspect: 'mobile' },
    { file: '06-defect-detail', aspect: 'mobile' },
    { file: '07-report', aspect: 'mobile' },
    { file: '08-team-progress', aspect: 'mobile' },
  ],
} as const satisfies ProjectFacts;
