import type { LeadRow } from '../../../service/storage/leads.ts';
import type { LeadSummary } from '../../contract/leads.ts';
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

/** What the list shows of a lead. */
export function summaryOf(
  row: Pick<LeadRow, Exclude<(typeof summaryColumns)[number], 'seq'>>,
): LeadSummary {
  const { id, receivedAt, name, company, interest, language, folder, state, assignedTo } = row;
  const isOwed = folder === 'inbox' && state === 'new';
  return {
    ...{ id, receivedAt, name, company, interest, language, folder, state, assignedTo },
    source: row.source,
    excerpt: Array.from(row.message.replace(/\s+/g, ' ')).slice(0, excerptLength).join(''),
    isUnread: row.openedAt === null,
    promisedBy: isOwed ? promisedBy(receivedAt, workingDays) : null,
  };
}
