import { sql } from 'kysely';
import type { LeadRow } from '../../../service/storage/leads.ts';
import type { LeadEvent, LeadSummary } from '../../contract/leads.ts';
import { promisedBy, workingDays } from './promise.ts';

/** Characters of a message that the list shows. */
const excerptLength = 140;

export const summaryColumns = [
  'seq',
  'id',
  'receivedAt',
  'name',
  'company',
  'interest',
  'language',
  'folder',
  'state',
  'assignedTo',
  'source',
  'message',
  'openedAt',
] as const satisfies readonly (keyof LeadRow)[];

/** What happened last with a lead; whose it became does not count. */
export const lastDone = sql<LeadEvent['kind'] | null>`(select kind from lead_events
  where lead_id = leads.id and kind <> 'assigned' order by at desc, id desc limit 1)`.as(
  'lastDone',
);

type SummaryRow = Pick<LeadRow, Exclude<(typeof summaryColumns)[number], 'seq'>> & {
  lastDone: LeadEvent['kind'] | null;
};

/** What the list shows of a lead. */
export function summaryOf(row: SummaryRow): LeadSummary {
  const { id, receivedAt, name, company, interest, language, folder, state, assignedTo } = row;
  const isOwed = folder === 'inbox' && state === 'new';
  return {
    ...{ id, receivedAt, name, company, interest, language, folder, state, assignedTo },
    source: row.source,
    excerpt: Array.from(row.message.replace(/\s+/g, ' ')).slice(0, excerptLength).join(''),
    isUnread: row.openedAt === null,
    isUnreached: row.lastDone === 'unreached',
    promisedBy: isOwed ? promisedBy(receivedAt, workingDays) : null,
  };
}
