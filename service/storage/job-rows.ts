import type { Insertable, Selectable } from 'kysely';
import type { JobKind } from '../delivery/job.ts';
import { underWayMs } from '../delivery/schedule.ts';
import { acknowledgementWindowMs, jobsForLead, type LeadJob } from '../leads/jobs-for-lead.ts';
import type { Folder } from '../leads/stored-lead.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { type Database, lockAddress } from './queries.ts';
import type { Tables } from './tables.ts';

/** Setting that holds whether the server has a webhook, so that the owner's commands know it too. */
export const webhookSetting = 'webhook';

export interface NewJob {
  kind: JobKind;
  subjectId: string;
  payload?: string;
}

/** A row of the outbox that is due at once. */
export function newJobRow(job: NewJob, now: number): Insertable<Tables['jobs']> {
  return {
    ...job,
    id: timeOrderedId(now),
    state: 'waiting',
    attempt: 0,
    createdAt: now,
    nextAt: now,
    log: '[]',
    leaseId: null,
  };
}

/** The deliveries that a lead of this address (by `emailKey`) is owed in that folder. */
export async function owedJobs(
  database: Database,
  folder: Folder,
  emailKey: string,
  now: number,
): Promise<readonly LeadJob[]> {
  if (folder !== 'inbox') return jobsForLead(folder, false, 0);
  await lockAddress(database, emailKey);
  const { db } = database;
  // An acknowledgement that turned out unneeded was never sent.
  const { count } = await db
    .selectFrom('leads')
    .innerJoin('jobs', 'jobs.subjectId', 'leads.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('leads.emailKey', '=', emailKey)
    .where('jobs.kind', '=', 'acknowledgement')
    .where('jobs.state', '<>', 'unneeded')
    .where('jobs.createdAt', '>', now - acknowledgementWindowMs)
    .executeTakeFirstOrThrow();
  const webhook = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', webhookSetting)
    .executeTakeFirst();
  return jobsForLead(folder, webhook?.value === 'on', count);
}

/**
 * What an erased lead's job leaves owed: the webhook, if it may have been told of the lead, is told of
 * the erasure by the lead's id only (LGPD art. 18 VI and §6). It is not told before an attempt under
 * way is over, because a receiver that got the erasure first would keep the person.
 */
export function erasureOwed(
  job: Selectable<Tables['jobs']>,
  now: number,
): Insertable<Tables['jobs']>[] {
  // A replay resets the number of attempts, not the log.
  const wasAttempted = job.attempt > 0 || job.log !== '[]';
  if (job.kind !== 'lead-webhook' || !wasAttempted) return [];
  const erasure = newJobRow({ kind: 'erased-webhook', subjectId: job.subjectId }, now);
  // A lease from a clock far ahead says nothing.
  const isUnderWay = job.leaseId !== null && job.nextAt > now && job.nextAt <= now + underWayMs;
  return [{ ...erasure, nextAt: isUnderWay ? job.nextAt : now }];
}
