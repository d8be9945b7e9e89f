/** What people, leads and letters are called on both sides of the inbox. */

export const roles = ['owner', 'colleague'] as const;
export type Role = (typeof roles)[number];

/** In the order in which a lead goes through them. */
export const leadStates = ['new', 'answered', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

/** What is written down, with who did it. */
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
