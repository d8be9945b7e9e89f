import { sql } from 'kysely';
import type { JobKind, JobState } from '../../../service/delivery/job.ts';
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

/** Mails to the visitor of a lead. Their subject is the lead, but of a reply, which has an id of its own. */
const visitorMails: readonly JobKind[] = [
  'acknowledgement',
  'lead-reply',
  'booking-visitor',
  'cancellation-visitor',
];

const lostStates: readonly JobState[] = ['undeliverable', 'dead'];

/** Whether a delivery is a mail to the visitor that got lost for good. */
export const isLostMail = (job: { kind: JobKind; state: JobState }) =>
  visitorMails.includes(job.kind) && lostStates.includes(job.state);

/**
 * Whether such a mail is the last that happened with a lead; whose it became does not count. A cross join,
 * or SQLite would look through all lost mails for each lead.
 */
export const isUnreached = sql<boolean | number>`exists (select 1
  from (select leads.id as id union all select id from lead_replies where lead_id = leads.id) as subject
  cross join jobs where jobs.subject_id = subject.id
  and jobs.kind in (${sql.join(visitorMails)}) and jobs.state in (${sql.join(lostStates)})
  and jobs.next_at >= coalesce((select max(at) from lead_events
    where lead_id = leads.id and kind not in ('assigned', 'unreached')), 0))`.as('isUnreached');

type SummaryRow = Pick<LeadRow, Exclude<(typeof summaryColumns)[number], 'seq'>> & {
  isUnreached: boolean | number;
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
    isUnreached: Boolean(row.isUnreached),
    promisedBy: isOwed ? promisedBy(receivedAt, workingDays) : null,
  };
}
