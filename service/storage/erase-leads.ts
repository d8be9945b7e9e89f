import type { Kysely } from 'kysely';
import { underWayMs } from '../delivery/schedule.ts';
import type { Erased } from '../leads/ports.ts';
import { newJobRow } from './job-row.ts';
import type { JobTable, Tables } from './tables.ts';

/**
 * Deletes leads with everything that the service keeps of them, in one transaction. What the
 * webhook must still tell names the lead by its id only (LGPD art. 18 VI and §6), and waits for what
 * is under way to it: a receiver that heard of the erasure first would keep the person. `now` is in
 * milliseconds since 1970.
 */
export async function eraseLeads(
  db: Kysely<Tables>,
  ids: readonly string[],
  now: number,
  webhook: boolean,
): Promise<Erased> {
  if (ids.length === 0) return { leadIds: [], jobs: 0 };
  return await db.transaction().execute(async (trx) => {
    const leads = await trx.deleteFrom('leads').where('id', 'in', ids).returning('id').execute();
    const jobs = await trx
      .deleteFrom('jobs')
      .where('subject_id', 'in', ids)
      .where('kind', '<>', 'erased-webhook')
      .returning(['subject_id', 'kind', 'state', 'attempt', 'next_at'])
      .execute();
    await trx.deleteFrom('idempotency_keys').where('lead_id', 'in', ids).execute();
    const leadIds = leads.map(({ id }) => id);
    if (webhook && leadIds.length > 0) {
      const leaseEnds = new Map(
        jobs.filter((job) => isUnderWay(job, now)).map((job) => [job.subject_id, job.next_at]),
      );
      const rows = leadIds.map((subjectId) => ({
        ...newJobRow({ kind: 'erased-webhook', subjectId }, now),
        next_at: leaseEnds.get(subjectId) ?? now,
      }));
      await trx.insertInto('jobs').values(rows).execute();
    }
    return { leadIds, jobs: jobs.length };
  });
}

type Deleted = Pick<JobTable, 'kind' | 'state' | 'attempt' | 'next_at'>;

/** Whether the webhook may be hearing of the lead at this moment; a short pause looks like a lease. */
function isUnderWay({ kind, state, attempt, next_at }: Deleted, now: number): boolean {
  const isLeased = state === 'waiting' && attempt > 0 && next_at > now;
  return kind === 'lead-webhook' && isLeased && next_at <= now + underWayMs;
}
