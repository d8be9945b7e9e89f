import { interestName } from '../../delivery/mail/lead-words.ts';
import type { StoredLead } from '../../leads/stored-lead.ts';
import { showMoment, zoneOffsets } from '../moment.ts';
import { type Column, renderTable } from '../table.ts';

/** Narrower terminals get fewer columns, for an id that is cut is of no use. */
const fullWidth = 100;

const columnsBefore: readonly Column<StoredLead>[] = [
  { head: 'folder', cell: (lead) => [lead.folder, ...lead.reasons].join(' '), shrinksTo: 6 },
  { head: 'name', cell: (lead) => lead.name, shrinksTo: 12 },
];

const columnsOfWide: readonly Column<StoredLead>[] = [
  { head: 'company', cell: (lead) => lead.company ?? '', shrinksTo: 8 },
  { head: 'interest', cell: (lead) => interestName(lead.interest, 'en'), shrinksTo: 10 },
];

const idColumn: Column<StoredLead> = { head: 'id', cell: (lead) => lead.id };

/** Leads as a table for a terminal of `columns`; without it, nothing is cut. */
export function leadTable(leads: readonly StoredLead[], columns: number | undefined): string {
  const wide = columns === undefined || columns >= fullWidth;
  const received: Column<StoredLead> = {
    head: `received (${zoneOffsets(leads.map(({ receivedAt }) => receivedAt))})`,
    cell: (lead) => showMoment(lead.receivedAt),
  };
  const layout = [received, ...columnsBefore, ...(wide ? columnsOfWide : []), idColumn];
  return renderTable(leads, layout, columns);
}
