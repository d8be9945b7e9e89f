import { type Insertable, sql } from 'kysely';
import type { Folder } from '../../contract/folders.ts';
import { type JobKind, type JobState, jobStates, type OptionalChannel } from '../delivery/job.ts';
import { underWayMs } from '../delivery/schedule.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { type Database, lockAddress } from './queries.ts';
import type { Tables } from './tables.ts';

/** Limit for each email address, because anybody can type a stranger's address into the form. */
export const acknowledgementsMax = 3;

/** How far back acknowledgements are counted, in milliseconds. */
const acknowledgementWindowMs = 24 * 60 * 60 * 1000;

/** Returns the server's channels, which are stored as settings so that the owner's commands know them too. */
export async function configuredChannels(db: Database) {
  const { rows } = await sql<{ key: OptionalChannel }>`select key from settings
    where value <> 'off' and key in (${sql.join(optionalChannels)})`.execute(db);
  return new Set(rows.map(({ key }) => key));
}

export const optionalChannels: readonly OptionalChannel[] = ['webhook', 'archive'];

type JobRow = Insertable<Tables['jobs']>;

export type NewJob = Pick<JobRow, 'kind' | 'subjectId'> & Partial<JobRow>;

/** Returns a row of the outbox, due at once unless the job says otherwise. */
export function newJobRow(job: NewJob, now: number): JobRow {
  return {
    id: timeOrderedId(now),
    state: 'waiting',
    attempt: 0,
    createdAt: now,
    nextAt: now,
    log: '[]',
    leaseId: null,
    ...job,
  };
}

/**
 * Adds jobs, except those whose kind and subject exist already. An existing job in one of the states
 * `renewed` becomes due again with the new payload, but not before a running attempt has ended (`settle`) or
 * its lease has expired: the older content must not arrive last.
 */
export async function addJobs(
  db: Database,
  jobs: readonly NewJob[],
  now: number,
  renewed: readonly JobState[] = [],
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map((job) => newJobRow(job, now));
  await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => {
      const same = conflict.columns(['subjectId', 'kind']);
      if (renewed.length === 0) return same.doNothing();
      const due = sql<number>`case when ${isUnderWay(now)} then jobs.next_at else ${now} end`;
      return same
        .doUpdateSet(({ ref }) => ({
          // New content is another mail, with its own Message-ID: servers drop a second one with the same.
          id: ref('excluded.id'),
          state: 'waiting',
          attempt: 0,
          payload: ref('excluded.payload'),
          createdAt: now,
          nextAt: due,
        }))
        .where('jobs.state', 'in', renewed);
    })
    .execute();
}

/** Whether an attempt at a job is running. A lease from a clock far ahead does not count. */
export function isUnderWay(now: number) {
  return sql<boolean>`(jobs.lease_id is not null and jobs.next_at > ${now}
    and jobs.next_at <= ${now + underWayMs})`;
}

/**
 * Returns the deliveries that a lead of this address (by `emailKey`) gets in that folder. Held leads are also
 * sent to the owner, because only the owner can release them; visitors and other systems hear of the inbox
 * only, and the archive keeps everything.
 */
export async function pickJobs(
  db: Database,
  folder: Folder,
  emailKey: string,
  now: number,
): Promise<readonly JobKind[]> {
  const configured = await configuredChannels(db);
  const jobs: JobKind[] = configured.has('archive') ? ['record-archive'] : [];
  if (folder === 'spam') return jobs;
  jobs.push('owner-notice');
  if (folder === 'held') return jobs;
  await lockAddress(db, emailKey);
  // An unneeded acknowledgement was never sent.
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from leads join jobs on jobs.subject_id = leads.id
    where leads.email_key = ${emailKey} and jobs.kind = 'acknowledgement'
    and jobs.state <> 'unneeded' and jobs.created_at > ${now - acknowledgementWindowMs}`.execute(
    db,
  );
  if ((rows[0]?.count ?? 0) < acknowledgementsMax) jobs.push('acknowledgement');
  if (configured.has('webhook')) jobs.push('lead-webhook');
  return jobs;
}

/** Queues the current record of an id for the archive, if there is one. */
export async function queueArchiveRecord(db: Database, subjectId: string, now: number) {
  if (!(await configuredChannels(db)).has('archive')) return;
  await addJobs(db, [{ kind: 'record-archive', subjectId }], now, jobStates);
}

/** The job that reports an erasure to a receiver of a copy, by the id only (LGPD art. 18 VI and §6). */
export const erasureKinds: Partial<Record<JobKind, JobKind>> = {
  'lead-webhook': 'erased-webhook',
  'confirmed-webhook': 'left-webhook',
  'record-archive': 'erased-archive',
};

/**
 * Removes the jobs of erased subjects and queues a notice of the erasure for each receiver that may have a
 * copy. Returns the number of removed jobs. The notice waits for a running attempt, because a receiver that
 * got it first would keep the person.
 */
export async function eraseJobs(
  db: Database,
  subjectIds: readonly string[],
  now: number,
): Promise<number> {
  const jobs = await db
    .deleteFrom('jobs')
    .where('subjectId', 'in', subjectIds)
    .where('kind', 'not in', Object.values(erasureKinds))
    .returning(['kind', 'subjectId', 'attempt', 'log', 'leaseId', 'nextAt'])
    .returning(isUnderWay(now).as('isUnderWay'))
    .execute();
  const notices = jobs.flatMap(({ subjectId, attempt, log, leaseId, nextAt, ...job }) => {
    const kind = erasureKinds[job.kind];
    // A replay resets only the number of attempts.
    if (!kind || (attempt === 0 && log === '[]' && leaseId === null)) return [];
    return [{ kind, subjectId, nextAt: job.isUnderWay ? nextAt : now }];
  });
  await addJobs(db, notices, now);
  return jobs.length;
}
