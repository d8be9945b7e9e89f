import type { Kysely } from 'kysely';
import type { Erased } from '../leads/ports.ts';
import { newJobRow } from './job-row.ts';
import type { Tables } from './tables.ts';

/**
 * Deletes leads with everything that the service keeps of them, in one transaction. What the
 * webhook must still tell names the lead by its id only (LGPD art. 18 VI and §6).
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
      .executeTakeFirst();
    await trx.deleteFrom('idempotency_keys').where('lead_id', 'in', ids).execute();
    const leadIds = leads.map(({ id }) => id);
    if (webhook && leadIds.length > 0) {
      await trx
        .insertInto('jobs')
        .values(leadIds.map((subjectId) => newJobRow({ kind: 'erased-webhook', subjectId }, now)))
        .execute();
    }
    return { leadIds, jobs: Number(jobs.numDeletedRows) };
  });
}
