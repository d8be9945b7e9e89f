/** What service and site have words for in the owner's language; a site folder may say them in its own. */

/** Only the owner can tell in which folder a lead is. */
export const folders = ['inbox', 'held', 'spam'] as const;

/** Why a lead is not in the inbox: machine-readable, several may hold. */
export const folderReasons = [
  'honeypot',
  'too-fast',
  'content',
  'repeated-content',
  'many-links',
  'foreign-script',
  'low-score',
  'verification-unreachable',
  'verification-quota',
  'verification-misconfigured',
  'marked-by-owner',
] as const;

/** Everything that `/readyz` can point out to the owner. */
export const problemNames = [
  'mail-not-delivering',
  'webhook-not-delivering',
  'archive-not-delivering',
  'leads-refused',
  'backup-failed',
  'clock-jumped',
  'lead-limit-reached',
  'newsletter-limit-reached',
  'verification-misconfigured',
  'verification-quota',
  'verification-unreachable',
] as const;

export type ProblemName = (typeof problemNames)[number];
