import type { Folder } from './stored-lead.ts';

/** What is owed for a lead; the delivery room knows more kinds of jobs. */
export type LeadJob = 'owner-notice' | 'acknowledgement' | 'lead-webhook';

/**
 * One e-mail address gets at most so many acknowledgements in `acknowledgementWindowMs`: anybody can
 * type a stranger's address into the form, and their mailbox must not be filled from here.
 */
export const acknowledgementsMax = 3;

/** How far back acknowledgements are counted, in milliseconds. */
export const acknowledgementWindowMs = 24 * 60 * 60 * 1000;

/**
 * Which deliveries a lead of that folder is owed, where its e-mail address got so many
 * acknowledgements within the window. The owner also hears of held leads, for nobody else will
 * rescue them; the visitor and other systems hear only of what is taken for genuine.
 */
export function jobsForLead(
  folder: Folder,
  channels: { webhook: boolean },
  acknowledgements: number,
): readonly LeadJob[] {
  if (folder === 'spam') return [];
  if (folder === 'held') return ['owner-notice'];
  return [
    'owner-notice',
    ...(acknowledgements < acknowledgementsMax ? (['acknowledgement'] as const) : []),
    ...(channels.webhook ? (['lead-webhook'] as const) : []),
  ];
}
