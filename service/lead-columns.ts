import { type LeadField, leadFields } from '../contract/lead.ts';
import type { CsvColumns } from './csv.ts';
import { shownFields } from './delivery/mail/mails.ts';
import type { StoredLead } from './leads/stored-lead.ts';

function fieldCell(lead: StoredLead, field: LeadField): string {
  const said = lead[field] ?? '';
  // Excel would convert a choice such as 1-10 to a date.
  const isShown = field === 'phone' || /^\d/.test(said);
  return isShown ? (shownFields(lead, 'en')[field] ?? said) : said;
}

export const leadColumns: CsvColumns<StoredLead> = [
  ['id', (lead) => lead.id],
  ['received_at', (lead) => new Date(lead.receivedAt).toISOString()],
  ['folder', (lead) => lead.folder],
  ['reasons', (lead) => lead.reasons.join(' ')],
  ['language', (lead) => lead.language],
  ...leadFields.map((field) => {
    const name = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [name, (lead: StoredLead) => fieldCell(lead, field)] as const;
  }),
  ['page', (lead) => lead.attribution?.page ?? ''],
  ['referrer', (lead) => lead.attribution?.referrer ?? ''],
  ['utm', (lead) => new URLSearchParams(lead.attribution?.utm ?? {}).toString()],
  ['score', (lead) => lead.score?.toString() ?? ''],
  ['address', (lead) => lead.address],
  ['user_ip', (lead) => lead.userIp],
];
