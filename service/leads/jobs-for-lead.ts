import type { Folder } from './stored-lead.ts';

export type LeadJob = 'owner-notice' | 'acknowledgement' | 'lead-webhook' | 'record-archive';

/** One e-mail address gets at most so many: anybody can type a stranger's address into the form. */
export const acknowledgementsMax = 3;

/** How far back acknowledgements are counted, in milliseconds. */
export const acknowledgementWindowMs = 24 * 60 * 60 * 1000;

/**
 * The deliveries that a lead in that folder is owed. The owner is also told of held leads, because
 * only the owner can release them; visitors and other systems are told of the inbox only, and the
 * archive keeps everything. `acknowledgements` is how many its e-mail address got within the window.
 */
export function jobsForLead(
  folder: Folder,
  configured: ReadonlySet<'webhook' | 'archive'>,
  acknowledgements: number,
): readonly LeadJob[] {
  const jobs: LeadJob[] = configured.has('archive') ? ['record-archive'] : [];
  if (folder === 'spam') return jobs;
  jobs.push('owner-notice');
  if (folder === 'held') return jobs;
  if (acknowledgements < acknowledgementsMax) jobs.push('acknowledgement');
  if (configured.has('webhook')) jobs.push('lead-webhook');
  return jobs;
}
