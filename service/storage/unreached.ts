import type { Kysely } from 'kysely';
import type { Job, JobKind, JobLog, JobState } from '../delivery/job.ts';
import { oweRecord } from './job-rows.ts';
import { addEvent } from './lead-events.ts';
import type { Tables } from './tables.ts';

/** Mails to the visitor of a lead. Their subject is the lead, but of a reply, which has an id of its own. */
const visitorMails: readonly JobKind[] = [
  'acknowledgement',
  'lead-reply',
  'booking-visitor',
  'cancellation-visitor',
];

const isLost = (outcome: string) => outcome === 'undeliverable' || outcome === 'dead';

/** What a lead's history has to say of an attempt at a mail to its visitor. */
interface Reach {
  leadId: string;
  /** The mail got lost for good; else one that was lost has arrived after all. */
  isLost: boolean;
}

/**
 * Finds out whether an outcome changes what is known of the visitor's reach, and marks the lead as changed.
 * To be called before the job's row is written: an erasure locks the lead first, too.
 */
export async function findReach(
  trx: Kysely<Tables>,
  { kind, subjectId }: Job,
  state: JobState,
  before: JobLog,
  now: number,
): Promise<Reach | undefined> {
  const isAfterAll = state === 'delivered' && before.some(({ outcome }) => isLost(outcome));
  if (!visitorMails.includes(kind) || !(isLost(state) || isAfterAll)) return undefined;
  const reply = trx.selectFrom('leadReplies').select('leadId').where('id', '=', subjectId);
  const lead = await trx
    .updateTable('leads')
    .set({ changedAt: now })
    .where('id', '=', kind === 'lead-reply' ? reply : subjectId)
    .returning('id')
    .executeTakeFirst();
  return lead && { leadId: lead.id, isLost: isLost(state) };
}

/** Writes down in a lead's history that a mail did not reach the visitor, or takes that out of it. */
export async function noteReach(
  trx: Kysely<Tables>,
  { leadId, ...reach }: Reach,
  job: Job,
  now: number,
): Promise<void> {
  const event = { leadId, kind: 'unreached', after: job.kind, kept: job.id } as const;
  await trx
    .deleteFrom('leadEvents')
    .where('leadId', '=', leadId)
    .where('kind', '=', event.kind)
    .where('kept', '=', job.id)
    .execute();
  if (reach.isLost) await addEvent(trx, { ...event, personId: null, at: now });
  await oweRecord(trx, leadId, now);
}
