/** Terms shared by both sides of the inbox. */

/** Maximum lengths of texts that people of the company type, in characters. */
export const maxLengths = {
  subject: 200,
  preview: 200,
  search: 200,
  name: 80,
  passkeyLabel: 60,
} as const;

export const roles = ['owner', 'colleague'] as const;
export type Role = (typeof roles)[number];

/** In the order of a lead's progress. */
export const leadStates = ['new', 'answered', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

/** Actions recorded in the audit. */
const auditActions = [
  'sign-in',
  'sign-out',
  'invitation',
  'revoked',
  'passkey-added',
  'passkey-removed',
  'state',
  'assigned',
  'folder',
  'export',
  'erasure',
  'letter-sent',
  'letter-paused',
] as const;
export type AuditAction = (typeof auditActions)[number];
