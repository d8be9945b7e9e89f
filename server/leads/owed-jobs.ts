import type { Folder } from './stored-lead.ts';

/** What is owed for a lead; the delivery room knows more kinds of jobs. */
export type LeadJob = 'owner-notice' | 'acknowledgement' | 'lead-webhook';

/**
 * Which deliveries a lead of that folder is owed. The owner also hears of held leads, for nobody
 * else will rescue them; the visitor and other systems hear only of what is taken for genuine.
 */
export function owedJobs(folder: Folder, channels: { webhook: boolean }): readonly LeadJob[] {
  if (folder === 'spam') return [];
  if (folder === 'held') return ['owner-notice'];
  return channels.webhook
    ? ['owner-notice', 'acknowledgement', 'lead-webhook']
    : ['owner-notice', 'acknowledgement'];
}
