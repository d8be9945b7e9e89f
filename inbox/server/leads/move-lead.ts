import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import { addJobs, pickJobs } from '../../../service/storage/job-rows.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { cancelBooking, requeueVisitorMails } from '../booking/cancel-booking.ts';

/**
 * Moves a lead. A move into the inbox adds the jobs that were held back; one into spam frees the booked time.
 *
 * @param personId who did it; null for the company's commands
 */
export async function moveLead(
  db: Database,
  lead: Pick<StoredLead, 'id' | 'folder' | 'reasons'> & { emailKey: string },
  personId: string | null,
  now: number,
): Promise<void> {
  const { id, emailKey, folder, reasons } = lead;
  const { answeredAt } = await db
    .updateTable('leads')
    .set({ folder, reasons: JSON.stringify(reasons) })
    .where('id', '=', id)
    .returning('answeredAt')
    .executeTakeFirstOrThrow();
  if (folder === 'spam') await cancelBooking(db, id, personId, now);
  else await requeueVisitorMails(db, id, now);
  const kinds = await pickJobs(db, folder, emailKey, now);
  // An acknowledgement is pointless after the answer.
  const due = kinds.filter((kind) => kind !== 'acknowledgement' || answeredAt === null);
  const jobs = due.map((kind) => ({ kind, subjectId: id }));
  // Only unneeded jobs are queued again; sent, waiting and failed ones stay as they are.
  await addJobs(db, jobs, now, ['unneeded']);
}
