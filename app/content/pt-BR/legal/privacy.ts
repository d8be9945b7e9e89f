import type { LegalDocument } from '../../messages.ts';

export const privacy = {
  title: 'privacy',
  description: 'privacy',
  updated: '',
  introduction: '',
  sections: [],
} as const satisfies LegalDocument;
