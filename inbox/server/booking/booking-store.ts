import { jobStates } from '../../../service/delivery/job.ts';
import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import { addJobs, queueArchiveRecord } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { addEvent } from '../leads/lead-events.ts';
import { type ChangeResult, changeLead, type Task } from '../leads/lead-work.ts';
import { cancelBooking, findBooking } from './cancel-booking.ts';
import { stepsOf } from './free-times.ts';

/** Validity of a booking link in milliseconds: as long as its times can be booked. */
const linkMs = 30 * 24 * 60 * 60_000;

/** The time is already booked. */
class TakenError extends Error {}

/** Hours that visitors booked, and the links in their acknowledgements. */
export function createBookingStore(db: Database) {
  const find = (leadId: string) => findBooking(db, leadId);

  return {
    find,

    async addLink(leadId: string, hash: string, now: number): Promise<void> {
      const expiresAt = now + linkMs;
      // In one transaction: an erasure in between would leave the job behind.
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('bookingLinks').values({ hash, leadId, expiresAt }).execute();
        // Archived as well, so that the link still works after a restore.
        await queueArchiveRecord(trx, leadId, now);
      });
    },

    /** The lead and booking of a link; undefined if it has expired, or the lead is not in the inbox. */
    async findLink(hash: string, now: number) {
      const lead = await db
        .selectFrom('bookingLinks')
        .innerJoin('leads', 'leads.id', 'bookingLinks.leadId')
        .select(['leads.id', 'language', 'consultationType'])
        .where('hash', '=', hash)
        .where('expiresAt', '>', now)
        .where('folder', '=', 'inbox')
        .executeTakeFirst();
      return lead && { ...lead, booking: await find(lead.id) };
    },

    /** The booked half-hours from now on. */
    async taken(now: number): Promise<ReadonlySet<number>> {
      const rows = await db
        .selectFrom('bookedSlots')
        .select('startsAt')
        .where('startsAt', '>', now)
        .execute();
      return new Set(rows.map(({ startsAt }) => startsAt));
    },

    /** Cancels a lead's booking, if it is in the future, and queues the mails to visitor and owner. */
    cancel: (task: Task, now: number): ChangeResult =>
      changeLead(db, task, now, ({ db: trx, lead, personId }) =>
        cancelBooking(trx, lead.id, personId, now),
      ),

    /**
     * Books a time for a lead that has none, and queues the mails to visitor and owner; false if any part of
     * the time is already booked, or the lead is not in the inbox any more.
     */
    async book(leadId: string, startsAt: number, minutes: number, now: number): Promise<boolean> {
      const id = timeOrderedId(now);
      const task = { id: leadId, personId: null };
      try {
        const hindrance = await changeLead(db, task, now, async ({ db: trx, lead }) => {
          if (lead.folder !== 'inbox') return 'conflict';
          const added = await trx
            .insertInto('bookings')
            .values({ id, leadId, startsAt, minutes, createdAt: now })
            .onConflict((conflict) => conflict.column('leadId').doNothing())
            .returning('id')
            .executeTakeFirst();
          // The button was pressed twice.
          if (!added) return undefined;
          const steps = stepsOf(startsAt, minutes);
          // In chronological order, so that two overlapping bookings do not deadlock.
          const got = await trx
            .insertInto('bookedSlots')
            .values(steps.map((step) => ({ startsAt: step, bookingId: id })))
            .onConflict((conflict) => conflict.column('startsAt').doNothing())
            .returning('startsAt')
            .execute();
          if (got.length < steps.length) throw new TakenError();
          const after = String(startsAt);
          await addEvent(trx, { leadId, personId: null, at: now, kind: 'booking', after });
          const kinds = ['booking-visitor', 'booking-owner'] as const;
          const mails = kinds.map((kind) => ({ kind, subjectId: leadId }));
          await addJobs(trx, mails, now, jobStates);
          return undefined;
        });
        return hindrance === undefined;
      } catch (error) {
        // Thrown, because only that removes the booking again.
        if (error instanceof TakenError) return false;
        throw error;
      }
    },
  };
}
