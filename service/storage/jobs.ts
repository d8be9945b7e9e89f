import { type RawBuilder, sql } from 'kysely';
import type { Folder } from '../../contract/folders.ts';
import {
  channelKinds,
  type Job,
  type JobKind,
  type JobLog,
  type JobState,
  jobKinds,
  jobStates,
  type OptionalChannel,
  type Outcome,
  onlyThisAddress,
} from '../delivery/job.ts';
import { longestFirstPauseMs, longestPauseMs, underWayMs } from '../delivery/schedule.ts';
import { timeOrderedId } from '../leads/time-ordered-id.ts';
import { queueAllRecords } from './archive-records.ts';
import { addJobs, erasureKinds, isUnderWay, type NewJob, optionalChannels } from './job-rows.ts';
import { type Database, isSqlite } from './queries.ts';
import { createSettings } from './settings.ts';

/** Jobs whose last attempt is older than this are not reported any more; in milliseconds. */
const reportedForMs = 7 * 24 * 60 * 60 * 1000;

type JobQueue = ReturnType<typeof createJobQueue>;
export type JobRecord = Awaited<ReturnType<JobQueue['list']>>[number];
export type QueueHealth = Awaited<ReturnType<JobQueue['health']>>;

/** The outbox. Leads and sign-ups add their jobs within their own transactions. */
export function createJobQueue(db: Database) {
  const settings = createSettings(db);
  /**
   * Makes all dead and waiting jobs due now, with a fresh schedule, except those under way; or the job with
   * `id`, whatever its state. Returns their number.
   */
  async function replay(
    { id, kinds = jobKinds }: { id?: string; kinds?: readonly JobKind[] },
    now: number,
    states: readonly JobState[] = ['waiting', 'dead'],
  ) {
    // The outcome of a running attempt does not count any more; `eraseJobs` still sees that there was one.
    const leaseId = sql<string | null>`case when lease_id is not null then 'replayed' end`;
    const fresh = db
      .updateTable('jobs')
      .set({ state: 'waiting', attempt: 0, nextAt: now, leaseId });
    const chosen =
      id === undefined
        ? fresh
            .where('kind', 'in', kinds)
            .where('state', 'in', states)
            // A second attempt during a running one would send the same thing twice.
            .where(sql<boolean>`not ${isUnderWay(now)}`)
        : fresh.where('id', '=', id);
    return Number((await chosen.executeTakeFirst()).numUpdatedRows);
  }

  return {
    /**
     * Leases the job that has been due longest, mails of letters last, because there can be thousands; or one
     * that a clock ahead has postponed too far.
     */
    async claim(kinds: readonly JobKind[], leaseMs: number, now: number): Promise<Job | undefined> {
      const lock = isSqlite(db) ? sql`` : sql`for update skip locked`;
      // Longer than any pause after so many attempts: such a job was postponed by a clock that was ahead. One
      // query per kind, to use the index; one for all kinds would read all waiting jobs of the others.
      const due = (locked: RawBuilder<unknown>) => {
        const ofKinds = kinds.map(
          (kind) => sql`select * from (select id, kind, next_at from jobs
            where state = 'waiting' and kind = ${kind}
            and (next_at <= ${now} or next_at > ${now + longestPauseMs}
              or next_at > ${now + underWayMs} + ${longestFirstPauseMs} * pow(4, attempt - 1))
            order by next_at limit 1 ${locked}) as of_kind`,
        );
        return sql`select id from (${sql.join(ofKinds, sql` union all `)}) as due
          order by kind = 'letter', next_at limit 1`;
      };
      // An idle poll only reads: it takes no write lock and does not touch the disk.
      if ((await due(sql``).execute(db)).rows.length === 0) return undefined;
      const leaseId = crypto.randomUUID();
      // Materialized, so that PostgreSQL picks and locks the job exactly once. Selected by id only: with its
      // state as well, SQLite would scan all waiting jobs. `created_at` is capped, or a job from a clock that
      // was ahead would look young until that day.
      const { rows } = await sql<Job>`
        with picked as materialized (${due(lock)})
        update jobs set attempt = attempt + 1, lease_id = ${leaseId}, next_at = ${now + leaseMs},
          created_at = case when created_at > ${now} then ${now} else created_at end
        where id in (select id from picked)
        returning id, kind, subject_id, payload, attempt, created_at, lease_id`.execute(db);
      return rows[0];
    },

    /** Stores an attempt's outcome, unless it lost its lease. An unneeded job stays until its lead is released. */
    async settle(job: Job, outcome: Outcome, now: number): Promise<void> {
      const { state, detail, nextAt = now } = outcome;
      await db.transaction().execute(async (trx) => {
        const held = await trx
          .selectFrom('jobs')
          .select(['id', 'log'])
          .where('subjectId', '=', job.subjectId)
          .where('kind', '=', job.kind)
          .where('leaseId', '=', job.leaseId)
          .executeTakeFirst();
        const ofLease = trx
          .updateTable('jobs')
          .where('id', '=', held?.id ?? '')
          .where('leaseId', '=', job.leaseId);
        if (held?.id === job.id) {
          const before: JobLog = JSON.parse(held.log);
          const record = { at: now, outcome: state === 'waiting' ? 'failed' : state, detail };
          // The move left this job alone, because it was waiting.
          const isNeeded = state === 'unneeded' && (await isNeededAgain(trx, job));
          const log = [...before, record];
          if (log.some(isLost)) await markLeadChanged(trx, job, now);
          await ofLease
            .set({ state: isNeeded ? 'waiting' : state, nextAt, leaseId: null })
            .set({ log: JSON.stringify(log) })
            .execute();
        } else if (state === 'delivered') {
          // New content has waited for this attempt.
          await ofLease.set({ nextAt: now, leaseId: null }).execute();
        }
        if (state === 'delivered') await sendErasureAgain(trx, job, now);
      });
    },

    /** Adds a job, unless one of the same kind and subject exists. */
    add: (job: NewJob, now: number) => addJobs(db, [job], now),

    replay,

    /** Lists jobs, newest first. Those of a lead (`subjectId`) include the replies that were sent to it. */
    async list(filter: { state?: JobState; subjectId?: string; limit: number }) {
      const { state, subjectId, limit } = filter;
      let query = db
        .selectFrom('jobs')
        .leftJoin('leadReplies as reply', 'reply.id', 'jobs.subjectId')
        .leftJoin('leads as lead', 'lead.id', 'jobs.subjectId')
        .selectAll('jobs')
        .select(({ fn }) => fn.coalesce('reply.leadId', 'lead.id').as('leadId'));
      if (state) query = query.where('jobs.state', '=', state);
      if (subjectId !== undefined) {
        const replies = db.selectFrom('leadReplies').select('id').where('leadId', '=', subjectId);
        query = query.where(({ eb, or }) =>
          or([eb('subjectId', '=', subjectId), eb('subjectId', 'in', replies)]),
        );
      }
      const newest = query.orderBy('jobs.createdAt', 'desc').orderBy('jobs.id').limit(limit);
      return (await newest.execute()).map(({ leaseId, ...row }) => {
        const log: JobLog = JSON.parse(row.log);
        return { ...row, log };
      });
    },

    /**
     * Counts waiting jobs, and dead ones of the last week, in all and by kind; ages in milliseconds, without
     * mails that wait because of their address.
     */
    async health(now: number) {
      const { rows } = await sql<{
        kind: string;
        waiting: number;
        dead: number;
        oldest: number | null;
      }>`
        select kind, count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'dead') as dead,
          min(created_at) filter (where state = 'waiting'
            and log not like ${`%${onlyThisAddress}"}]`}) as oldest
        from jobs where state in ('waiting', 'dead') and next_at > ${now - reportedForMs}
        group by kind`.execute(db);
      const kinds = rows.map(({ oldest, ...row }) => ({
        ...row,
        oldestWaitingMs: oldest === null ? undefined : Math.max(0, now - oldest),
      }));
      const ages = kinds.flatMap(({ oldestWaitingMs }) => oldestWaitingMs ?? []);
      return {
        waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
        dead: kinds.reduce((sum, { dead }) => sum + dead, 0),
        oldestWaitingMs: ages.length > 0 ? Math.max(...ages) : undefined,
        kinds,
      };
    },

    /**
     * Stores for all processes which channels exist: 'off', or a word that identifies the channel. Everything
     * is queued for an archive that is new or was replaced, because it may lack any record.
     */
    async setChannels(configured: Readonly<Record<OptionalChannel, string>>, now: number) {
      for (const channel of optionalChannels) {
        const place = configured[channel];
        const before = await settings.get(channel);
        if (before === place) continue;
        if (channel === 'archive' && place !== 'off' && before !== undefined) {
          await replay({ kinds: channelKinds.archive }, now, jobStates);
        }
        await settings.set(channel, place);
      }
      // At every start, because an earlier one may have been killed between the two.
      if (configured.archive !== 'off') await queueAllRecords(db, now);
    },
  };
}

/**
 * After an attempt was delivered, sends the notice again that its content was erased meanwhile, if there is one:
 * the receiver may have got it first, and drops another with the same id.
 */
async function sendErasureAgain(trx: Database, job: Job, now: number): Promise<void> {
  const erasure = erasureKinds[job.kind];
  if (!erasure) return;
  await trx
    .updateTable('jobs')
    .set({ id: timeOrderedId(now), state: 'waiting', leaseId: null, nextAt: now })
    .where('subjectId', '=', job.subjectId)
    .where('kind', '=', erasure)
    .execute();
}

/** What a lead gets again once it is in one of these folders. */
const neededIn: Partial<Record<JobKind, readonly Folder[]>> = {
  'owner-notice': ['inbox', 'held'],
  acknowledgement: ['inbox'],
  'lead-webhook': ['inbox'],
  'lead-reply': ['inbox', 'held'],
};

/** Whether a job's lead has left the spam since the attempt looked. Locks the lead, as a move does. */
async function isNeededAgain(db: Database, { kind, subjectId }: Job): Promise<boolean> {
  const find = db.selectFrom('leads').select('folder').where('id', '=', leadIdOf(subjectId));
  const lead = await find.forUpdate().executeTakeFirst();
  return Boolean(lead && neededIn[kind]?.includes(lead.folder));
}

/** The id of a job's lead; the subject may be one of its replies. */
const leadIdOf = (subjectId: string) =>
  sql<string>`coalesce((select lead_id from lead_replies where id = ${subjectId}), ${subjectId})`;

const isLost = ({ outcome }: JobLog[number]) => outcome === 'undeliverable' || outcome === 'dead';

/**
 * Marks a lead as changed for the open inboxes: a mail was lost, or arrived after all. Must be called before
 * the job's row is written, because an erasure locks the lead first, too.
 */
async function markLeadChanged(trx: Database, { subjectId }: Job, now: number) {
  const lead = trx.updateTable('leads').where('id', '=', leadIdOf(subjectId));
  await lead.set({ changedAt: now }).execute();
}
