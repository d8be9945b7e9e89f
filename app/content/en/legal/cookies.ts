import type { LegalDocument } from '../../messages.ts';

export const cookies = {
  title: 'cookies',
  description: 'cookies',
  updated: '',
  introduction: '',
  sections: [],
} as const satisfies LegalDocument;
