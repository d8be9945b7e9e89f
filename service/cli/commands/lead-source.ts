import type { StoredLead } from '../../leads/stored-lead.ts';

/** Where a lead came from, in one word: the campaign's source, else the referring site, else direct. */
export function leadSource({ attribution }: Pick<StoredLead, 'attribution'>): string {
  const campaign = attribution?.utm.utm_source ?? attribution?.utm.source;
  if (campaign) return campaign.toLowerCase();
  const referrer = attribution?.referrer;
  if (!referrer || !URL.canParse(referrer)) return 'direct';
  return new URL(referrer).hostname.replace(/^www\./, '') || 'direct';
}
