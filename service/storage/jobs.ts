import { type Kysely, type RawBuilder, sql } from 'kysely';
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
} from '../delivery/job.ts';
import { longestFirstPauseMs, longestPauseMs, underWayMs } from '../delivery/schedule.ts';
import { oweEverything } from './archive-records.ts';
import { addJobs, isUnderWay, type NewJob, optionalChannels, revokedLease } from './job-rows.ts';
import type { Database } from './queries.ts';
import type { SettingsStore } from './settings.ts';
import type { Tables } from './tables.ts';

/** A job that nothing was tried with for so long has been told of, and is no news; in milliseconds. */
const toldForMs = 7 * 24 * 60 * 60 * 1000;

export type JobQueue = ReturnType<typeof createJobQueue>;
export type JobRecord = Awaited<ReturnType<JobQueue['list']>>[number];
export type QueueHealth = Awaited<ReturnType<JobQueue['health']>>;

/** The outbox. The leads and sign-ups add their jobs in their own transactions. */
export function createJobQueue({ db, engine }: Database, settings: SettingsStore) {
  /**
   * Makes all that is dead or waits due now, with a fresh schedule, except for what is under way; or the
   * job that is named, whatever its state. The number of them.
   */
  async function replay(
    { id, kinds = jobKinds }: { id?: string; kinds?: readonly JobKind[] },
    now: number,
    states: readonly JobState[] = ['waiting', 'dead'],
  ) {
    const fresh = db
      .updateTable('jobs')
      .set({ state: 'waiting', attempt: 0, nextAt: now, leaseId: revokedLease() });
    const chosen =
      id === undefined
        ? fresh
            .where('kind', 'in', kinds)
            .where('state', 'in', states)
            // A second attempt beside one that is under way would send the same thing twice.
            .where(sql<boolean>`not ${isUnderWay(now)}`)
        : fresh.where('id', '=', id);
    return Number((await chosen.executeTakeFirst()).numUpdatedRows);
  }

  return {
    /**
     * Leases the job that is due for longest, mails of letters last, since there can be thousands of them;
     * or one that a clock ahead has put off beyond its pause.
     */
    async claim(kinds: readonly JobKind[], leaseMs: number, now: number): Promise<Job | undefined> {
      const lock = engine === 'postgres' ? sql`for update skip locked` : sql``;
      // No pause is so long, all in all or after so many attempts: a clock that was ahead has put such a
      // job off. Each kind on its own, as the index has them: or who looks for one would read all that
      // waits of the others.
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
      // An idle poll only reads: it neither takes the write lock nor wakes the disk.
      if ((await due(sql``).execute(db)).rows.length === 0) return undefined;
      const leaseId = crypto.randomUUID();
      // Materialized, so that PostgreSQL picks and locks the job exactly once. It is named by its id
      // alone: asked for its state too, SQLite would look for it among all that wait. A job from a clock
      // that was ahead must not look young until that day.
      const { rows } = await sql<Job>`
        with picked as materialized (${due(lock)})
        update jobs set attempt = attempt + 1, lease_id = ${leaseId}, next_at = ${now + leaseMs},
          created_at = case when created_at > ${now} then ${now} else created_at end
        where id in (select id from picked)
        returning id, kind, subject_id, payload, attempt, created_at, lease_id`.execute(db);
      return rows[0];
    },

    /**
     * Keeps the outcome of an attempt, unless somebody else holds the lease by now. An unneeded job rests
     * until its lead is released.
     */
    async settle(job: Job, outcome: Outcome, now: number): Promise<void> {
      const { state, detail, nextAt = now } = outcome;
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('jobs')
          .select('log')
          .where('id', '=', job.id)
          .where('leaseId', '=', job.leaseId)
          .executeTakeFirst();
        if (!row) return;
        const log: JobLog = JSON.parse(row.log);
        const record = { at: now, outcome: state === 'waiting' ? 'failed' : state, detail };
        if ([state, ...log.map(({ outcome: earlier }) => earlier)].some(isLost)) {
          await showLead(trx, job, now);
        }
        await trx
          .updateTable('jobs')
          .set({ state, nextAt, leaseId: null, log: JSON.stringify([...log, record]) })
          .where('id', '=', job.id)
          .where('leaseId', '=', job.leaseId)
          .execute();
      });
    },

    /** Adds a job, unless there is one of the same kind and subject. */
    add: (job: NewJob, now: number) => addJobs(db, [job], now),

    replay,

    /** Newest first. Those about a lead (`subjectId`) are also the replies that were sent to it. */
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

    /** What waits and what died within a week, in all and by kind, and how old the oldest is that waits. */
    async health(now: number) {
      const { rows } = await sql<{
        kind: string;
        waiting: number;
        dead: number;
        oldest: number | null;
      }>`
        select kind, count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'dead') as dead,
          min(created_at) filter (where state = 'waiting') as oldest
        from jobs where state in ('waiting', 'dead') and next_at > ${now - toldForMs}
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
     * Keeps for every process which channels there are: 'off', or a word that says which one. An archive
     * that is there again, or another, is owed everything, for it may lack all.
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
      // At every start: an earlier one may have been cut off between the two.
      if (configured.archive !== 'off') await oweEverything(db, now);
    },
  };
}

const isLost = (outcome: string) => outcome === 'undeliverable' || outcome === 'dead';

/**
 * Tells whoever watches the inbox that a lead has changed: a mail got lost, or arrived after all. To be
 * called before the job's row is written: an erasure locks the lead first, too.
 */
async function showLead(trx: Kysely<Tables>, { subjectId }: Job, now: number): Promise<void> {
  await sql`update leads set changed_at = ${now} where id = coalesce(
    (select lead_id from lead_replies where id = ${subjectId}), ${subjectId})`.execute(trx);
}
