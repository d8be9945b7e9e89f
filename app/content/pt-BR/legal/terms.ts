import type { LegalDocument } from '../../messages.ts';

export const terms = {
  title: 'terms',
  description: 'terms',
  updated: '',
  introduction: '',
  sections: [],
} as const satisfies LegalDocument;
