import { leadColumns } from '../../lead-columns.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import type { Command } from '../command.ts';
import { filterOptions, readFilter } from '../lead-options.ts';
import { type RecordKind, recordOptions, writeRecords } from '../records.ts';

export const leadRecords: RecordKind<StoredLead> = {
  columns: leadColumns,
  json: (lead) => ({ ...lead, receivedAt: new Date(lead.receivedAt).toISOString() }),
};

export const exportLeads: Command = {
  name: 'export',
  options: { ...filterOptions, ...recordOptions },
  examples: [
    'export --output data/leads.csv',
    "export --separator ';' --folder inbox --since 2026-01-01 --output data/year.csv",
  ],
  run: (input) => writeRecords(input, leadRecords, input.store.leads.stream(readFilter(input))),
};
