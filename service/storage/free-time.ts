import type { Kysely } from 'kysely';
import { jobStates } from '../delivery/job.ts';
import { addJobs } from './job-rows.ts';
import { addEvent } from './lead-events.ts';
import type { Tables } from './tables.ts';

/**
 * Frees the time that a lead has booked, if it is still to come, within a transaction: the history says so,
 * and both are owed the mail that takes it out of their calendars. A visitor whose lead is spam gets
 * theirs only once it is not.
 *
 * @param personId who did it; null for the company's commands
 */
export async function freeTime(
  db: Kysely<Tables>,
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
  const freed = { subjectId: leadId, payload: JSON.stringify(booking) };
  const mails = kinds.map((kind) => ({ kind, ...freed }));
  await addJobs(db, mails, now, jobStates);
  return undefined;
}

/** Owes a visitor who was taken for spam the mail about their freed time, which they did not get then. */
export async function tellFreedTime(db: Kysely<Tables>, leadId: string, now: number) {
  await db
    .updateTable('jobs')
    .set({ state: 'waiting', attempt: 0, createdAt: now, nextAt: now })
    .where('subjectId', '=', leadId)
    .where('kind', '=', 'cancellation-visitor')
    .where('state', '=', 'unneeded')
    .execute();
}

/** The time that a lead has booked, past or to come; undefined where there is none. */
export async function findBooking(db: Kysely<Tables>, leadId: string) {
  return await db
    .selectFrom('bookings')
    .select(['id', 'startsAt', 'minutes'])
    .where('leadId', '=', leadId)
    .executeTakeFirst();
}

export type Booking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;
