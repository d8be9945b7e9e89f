import { type LeadField, leadFields } from '../../../contract/lead.ts';
import { fieldTraits } from '../../../contract/lead-fields.ts';
import { formatPhone } from '../../../contract/phone.ts';
import { shownFields } from '../../delivery/mail/lead-words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { type Command, exitCodes } from '../command.ts';
import { filterOptions, readFilter } from '../lead-options.ts';
import { type RecordKind, recordOptions, writeRecords } from '../records.ts';

/** What stands in a cell otherwise than it was sent. */
const fieldCells: { [Field in LeadField]?: (lead: StoredLead) => string } = {
  phone: (lead) => formatPhone(lead.phone),
  // In words, because Excel takes 1-10 for a date.
  companySize: (lead) => shownFields(lead, 'en').companySize ?? '',
};

export const leadRecords: RecordKind<StoredLead> = {
  columns: [
    ['id', (lead) => lead.id],
    ['received_at', (lead) => new Date(lead.receivedAt).toISOString()],
    ['folder', (lead) => lead.folder],
    ['reasons', (lead) => lead.reasons.join(' ')],
    ['language', (lead) => lead.language],
    ...leadFields.map(
      (field) =>
        [
          fieldTraits[field].column,
          fieldCells[field] ?? ((lead: StoredLead) => lead[field] ?? ''),
        ] as const,
    ),
    ['page', (lead) => lead.attribution?.page ?? ''],
    ['referrer', (lead) => lead.attribution?.referrer ?? ''],
    ['utm', (lead) => new URLSearchParams(lead.attribution?.utm ?? {}).toString()],
    ['score', (lead) => lead.score?.toString() ?? ''],
    ['address', (lead) => lead.address],
    ['user_ip', (lead) => lead.userIp],
  ],
  json: (lead) => ({ ...lead, receivedAt: new Date(lead.receivedAt).toISOString() }),
};

export const exportLeads: Command = {
  name: 'export',
  options: { ...filterOptions, ...recordOptions },
  examples: [
    'export --output data/leads.csv',
    "export --separator ';' --folder inbox --since 2026-01-01 --output data/year.csv",
  ],
  async run(input) {
    await writeRecords(input, leadRecords, input.store.leads.stream(readFilter(input)));
    return exitCodes.done;
  },
};
