import type { Transaction } from 'kysely';
import { acknowledgementWindowMs, jobsForLead, type LeadJob } from '../leads/jobs-for-lead.ts';
import type { Folder } from '../leads/stored-lead.ts';
import { lockAddress } from './lock-address.ts';
import type { Engine, Tables } from './tables.ts';

/** Setting that holds whether the server has a webhook, so that the owner's commands know it too. */
export const webhookSetting = 'webhook';

/** The deliveries that a lead of this address (by `emailKey`) is owed in that folder. */
export async function owedJobs(
  trx: Transaction<Tables>,
  engine: Engine,
  { folder, emailKey, now }: { folder: Folder; emailKey: string; now: number },
): Promise<readonly LeadJob[]> {
  if (folder !== 'inbox') return jobsForLead(folder, false, 0);
  await lockAddress(trx, engine, emailKey);
  // An acknowledgement that turned out unneeded was never sent.
  const { count } = await trx
    .selectFrom('leads')
    .innerJoin('jobs', 'jobs.subject_id', 'leads.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('leads.email_key', '=', emailKey)
    .where('jobs.kind', '=', 'acknowledgement')
    .where('jobs.state', '<>', 'unneeded')
    .where('jobs.created_at', '>', now - acknowledgementWindowMs)
    .executeTakeFirstOrThrow();
  const webhook = await trx
    .selectFrom('settings')
    .select('value')
    .where('key', '=', webhookSetting)
    .executeTakeFirst();
  return jobsForLead(folder, webhook?.value === 'on', Number(count));
}
