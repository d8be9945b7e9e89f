import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { sampleLead, sampleSubmission } from '../../../service/storage/testing/sample-lead.ts';
import { describeBooking } from './booking.suite.ts';
import { describeCancelling } from './cancelling.suite.ts';

const server = providePostgres();

describeBooking('PostgreSQL', server.locate);
describeCancelling('PostgreSQL', server.locate);

test('booking anew and the end of a refused invitation do not deadlock', async () => {
  const store = await openTestStore(await server.locate());
  const { db, jobs, inbox } = store;
  const now = Date.now();
  const lead = sampleLead();
  await store.leads.submit(sampleSubmission(lead), now);
  const book = (hour: number) => inbox.bookings.book(lead.id, now + hour * 3_600_000, 30, now);
  await book(1);
  const refused = await jobs.claim(['booking-visitor'], 60_000, now);
  if (!refused) throw new Error('No invitation was queued.');
  await inbox.bookings.cancel({ id: lead.id, personId: 'ana' }, now);
  const waiting = async () =>
    (
      await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    ).rows.length;
  /** The booking queues for the invitation's row first. */
  const changes = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('jobs').select('id').where('id', '=', refused.id).forUpdate().execute();
    const booked = book(2);
    await expect.poll(waiting).toBe(1);
    const settled = jobs.settle(refused, { state: 'undeliverable', detail: 'SMTP 550' }, now);
    await expect.poll(waiting).toBe(2);
    return { both: Promise.allSettled([booked, settled]) };
  });
  expect(await changes.both).toEqual([
    { status: 'fulfilled', value: true },
    { status: 'fulfilled', value: undefined },
  ]);
  await store.close();
});
