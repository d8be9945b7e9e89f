import { jobStates } from '../../../service/delivery/job.ts';
import { addJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { addEvent } from '../leads/lead-events.ts';

/**
 * Cancels a lead's booking, if it is still to come, within a transaction: frees its time, adds it to the
 * history and queues both cancellation mails. The visitor's mail is held back while the lead is spam.
 *
 * @param personId who did it; null for the company's commands
 */
export async function cancelBooking(
  db: Database,
  leadId: string,
  personId: string | null,
  now: number,
): Promise<'not-found' | 'conflict' | undefined> {
  const booking = await findBooking(db, leadId);
  if (!booking) return 'not-found';
  if (booking.startsAt <= now) return 'conflict';
  await db.deleteFrom('bookings').where('id', '=', booking.id).execute();
  const before = String(booking.startsAt);
  await addEvent(db, { leadId, personId, at: now, kind: 'booking', before });
  const kinds = ['cancellation-visitor', 'cancellation-owner'] as const;
  const common = { subjectId: leadId, payload: JSON.stringify(booking) };
  const mails = kinds.map((kind) => ({ kind, ...common }));
  await addJobs(db, mails, now, jobStates);
  return undefined;
}

/** Queues the replies and the cancellation that were held back while the lead was spam. */
export async function requeueVisitorMails(db: Database, leadId: string, now: number) {
  const replies = db.selectFrom('leadReplies').select('id').where('leadId', '=', leadId);
  await db
    .updateTable('jobs')
    .set({ state: 'waiting', attempt: 0, createdAt: now, nextAt: now })
    .where(({ eb, or }) => or([eb('subjectId', '=', leadId), eb('subjectId', 'in', replies)]))
    .where('kind', 'in', ['cancellation-visitor', 'lead-reply'])
    .where('state', '=', 'unneeded')
    .execute();
}

/** Returns a lead's booked time, past or to come; undefined if there is none. */
export async function findBooking(db: Database, leadId: string) {
  return await db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'minutes'])
    .where('leadId', '=', leadId)
    .executeTakeFirst();
}

export type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;
