import { sql } from 'kysely';
import type { JobKind, JobState } from '../../../service/delivery/job.ts';
import { excerptOf } from '../../../service/delivery/mail/mails.ts';
import type { LeadRow } from '../../../service/storage/leads.ts';
import type { LeadSummary } from '../../contract/leads.ts';
import { promisedBy, workingDays } from './promise.ts';

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

/** Mails to a lead's visitor. The job's subject is the lead's id, except for a reply, which has its own. */
const visitorMails: readonly JobKind[] = [
  'acknowledgement',
  'lead-reply',
  'booking-visitor',
  'cancellation-visitor',
];

const lostStates: readonly JobState[] = ['undeliverable', 'dead'];

/** Whether a delivery is a mail to the visitor that failed for good. */
export const isLostMail = (job: { kind: JobKind; state: JobState }) =>
  visitorMails.includes(job.kind) && lostStates.includes(job.state);

/**
 * Whether such a mail is the latest event of a lead, apart from assignments. A cross join, because SQLite
 * would otherwise scan all lost mails for each lead.
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

/** The list's view of a lead. */
export function summaryOf(row: SummaryRow): LeadSummary {
  const { id, receivedAt, name, company, interest, language, folder, state, assignedTo } = row;
  const isOwed = folder === 'inbox' && state === 'new';
  return {
    ...{ id, receivedAt, name, company, interest, language, folder, state, assignedTo },
    source: row.source,
    excerpt: excerptOf(row.message),
    isUnread: row.openedAt === null,
    isUnreached: Boolean(row.isUnreached),
    promisedBy: isOwed ? promisedBy(receivedAt, workingDays) : null,
  };
}
