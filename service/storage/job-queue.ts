import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import {
  type ChannelName,
  type ClaimRequest,
  channelNames,
  type DisabledChannel,
  type Job,
  type JobKind,
  type JobQueue,
  type JobRecord,
  type JobState,
  jobKinds,
  type Outcome,
  type QueueHealth,
  type Replayed,
} from '../delivery/job.ts';
import { longestPauseMs, underWayMs } from '../delivery/schedule.ts';
import { jobsForLead } from '../leads/jobs-for-lead.ts';
import { attemptsOfRow, jobOfRow, newJobRow, recordOfRow } from './job-row.ts';
import { leadOfRow } from './lead-row.ts';
import { webhookSetting } from './owed-jobs.ts';
import { KyselySettingsStore } from './settings-store.ts';
import type { Engine, Tables } from './tables.ts';

const disabledKey = (channel: ChannelName) => `channel-off:${channel}`;
const disabledSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ detail: v.string(), at: v.number() }),
);

/** The outbox in a database that Kysely speaks to. */
export class KyselyJobQueue implements JobQueue {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;
  readonly #settings: KyselySettingsStore;

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
    this.#settings = new KyselySettingsStore(db);
  }

  async claim(
    { kinds, limit, leaseMs, except = [] }: ClaimRequest,
    now: number,
  ): Promise<readonly Job[]> {
    let due = this.#db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'waiting')
      .where('kind', 'in', kinds)
      // No pause is so long: a clock that was ahead has put the job off.
      .where(({ eb, or }) =>
        or([eb('next_at', '<=', now), eb('next_at', '>', now + longestPauseMs)]),
      )
      .orderBy('next_at')
      .limit(limit);
    if (except.length > 0) due = due.where('id', 'not in', except);
    // An idle poll only reads: it neither takes the write lock nor wakes the disk.
    if (!(await due.executeTakeFirst())) return [];
    const rows = await this.#db
      // Materialized, so that PostgreSQL picks and locks the jobs exactly once.
      .with(
        (cte) => cte('due').materialized(),
        () => (this.#engine === 'postgres' ? due.forUpdate().skipLocked() : due),
      )
      .updateTable('jobs')
      .set(({ eb, ref }) => ({
        attempt: eb('attempt', '+', 1),
        lease_id: crypto.randomUUID(),
        next_at: now + leaseMs,
        // A job from a clock that was ahead must not look young until that day.
        created_at: eb.case().when('created_at', '>', now).then(now).else(ref('created_at')).end(),
      }))
      .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('due.id'))
      .where('state', '=', 'waiting')
      .returningAll()
      .execute();
    return rows.sort((one, other) => one.created_at - other.created_at).map(jobOfRow);
  }

  async settle(job: Job, outcome: Outcome, now: number): Promise<void> {
    const { state, detail } = outcome;
    await this.#db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('jobs')
        .selectAll()
        .where('id', '=', job.id)
        .where('lease_id', '=', job.leaseId)
        .executeTakeFirst();
      if (!row) return;
      const isOwed = state === 'unneeded' && (await this.#isOwed(trx, job));
      const record = { at: now, outcome: state === 'waiting' ? 'failed' : state, detail };
      await trx
        .updateTable('jobs')
        .set({
          state: isOwed ? 'waiting' : state,
          next_at: outcome.nextAt ?? now,
          lease_id: null,
          log: JSON.stringify([...attemptsOfRow(row), record]),
        })
        .where('id', '=', job.id)
        .where('lease_id', '=', job.leaseId)
        .execute();
    });
  }

  async add(
    job: { kind: JobKind; subjectId: string; payload?: string },
    now: number,
  ): Promise<void> {
    await this.#db
      .insertInto('jobs')
      .values(newJobRow(job, now))
      .onConflict((conflict) => conflict.columns(['subject_id', 'kind']).doNothing())
      .execute();
  }

  async replay(
    { id, kinds = jobKinds }: { id?: string; kinds?: readonly JobKind[] },
    now: number,
  ): Promise<Replayed> {
    const fresh = this.#db
      .updateTable('jobs')
      .set({ state: 'waiting', attempt: 0, next_at: now, lease_id: null });
    if (id !== undefined) {
      const { numUpdatedRows } = await fresh.where('id', '=', id).executeTakeFirst();
      return { due: Number(numUpdatedRows), underWay: 0 };
    }
    const { numUpdatedRows } = await fresh
      .where('kind', 'in', kinds)
      .where('state', 'in', ['waiting', 'dead'])
      // A second attempt beside one that is under way would send the same thing twice.
      .where(({ eb, or }) =>
        or([
          eb('lease_id', 'is', null),
          eb('next_at', '<=', now),
          eb('next_at', '>', now + underWayMs),
        ]),
      )
      .executeTakeFirst();
    const { underWay } = await this.#db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('underWay'))
      .where('kind', 'in', kinds)
      .where('lease_id', 'is not', null)
      .where('next_at', '>', now)
      .where('next_at', '<=', now + underWayMs)
      .executeTakeFirstOrThrow();
    return { due: Number(numUpdatedRows), underWay: Number(underWay) };
  }

  async drop(filter: { id?: string; kinds?: readonly JobKind[] }): Promise<number> {
    let removal = this.#db.deleteFrom('jobs').where('state', '=', 'dead');
    if (filter.id !== undefined) removal = removal.where('id', '=', filter.id);
    if (filter.kinds) removal = removal.where('kind', 'in', filter.kinds);
    return Number((await removal.executeTakeFirst()).numDeletedRows);
  }

  async list(filter: {
    state?: JobState;
    subjectId?: string;
    limit: number;
  }): Promise<readonly JobRecord[]> {
    let query = this.#db.selectFrom('jobs').selectAll();
    if (filter.state) query = query.where('state', '=', filter.state);
    if (filter.subjectId !== undefined) query = query.where('subject_id', '=', filter.subjectId);
    const newest = query.orderBy('created_at', 'desc').orderBy('id').limit(filter.limit);
    return (await newest.execute()).map(recordOfRow);
  }

  async health(now: number): Promise<QueueHealth> {
    const rows = await this.#db
      .selectFrom('jobs')
      .select(({ fn }) => [
        'kind',
        'state',
        fn.countAll<number>().as('count'),
        fn.min('created_at').as('oldest'),
      ])
      .where('state', 'in', ['waiting', 'dead'])
      .groupBy(['kind', 'state'])
      .execute();
    const kinds = [...new Set(rows.map((row) => row.kind))].map((kind) => {
      const waiting = rows.find((row) => row.kind === kind && row.state === 'waiting');
      const dead = rows.find((row) => row.kind === kind && row.state === 'dead');
      return {
        kind,
        waiting: Number(waiting?.count ?? 0),
        dead: Number(dead?.count ?? 0),
        oldestWaitingMs: waiting && Math.max(0, now - waiting.oldest),
      };
    });
    const ages = kinds.flatMap(({ oldestWaitingMs }) => oldestWaitingMs ?? []);
    return {
      waiting: kinds.reduce((sum, { waiting }) => sum + waiting, 0),
      dead: kinds.reduce((sum, { dead }) => sum + dead, 0),
      oldestWaitingMs: ages.length > 0 ? Math.max(...ages) : undefined,
      kinds,
    };
  }

  async setWebhook(isConfigured: boolean): Promise<void> {
    const value = isConfigured ? 'on' : 'off';
    if ((await this.#settings.get(webhookSetting)) === value) return;
    await this.#settings.set(webhookSetting, value);
  }

  disable(channel: ChannelName, detail: string, now: number): Promise<void> {
    return this.#settings.set(disabledKey(channel), JSON.stringify({ detail, at: now }));
  }

  enable(channel: ChannelName): Promise<void> {
    return this.#settings.remove(disabledKey(channel));
  }

  async disabled(): Promise<readonly DisabledChannel[]> {
    const found: DisabledChannel[] = [];
    for (const channel of channelNames) {
      const value = await this.#settings.get(disabledKey(channel));
      if (value !== undefined) found.push({ channel, ...v.parse(disabledSchema, value) });
    }
    return found;
  }

  /** Whether the lead was released while the attempt ran, so that the job is owed after all. */
  async #isOwed(trx: Transaction<Tables>, job: Job): Promise<boolean> {
    const lead = trx.selectFrom('leads').selectAll().where('id', '=', job.subjectId);
    // The lock lets a move under way end first and makes a new one wait for the job's new state.
    const row = await (this.#engine === 'postgres' ? lead.forShare() : lead).executeTakeFirst();
    if (!row) return false;
    // The job was within the limit of acknowledgements when it was made, so none are counted.
    const owed: readonly JobKind[] = jobsForLead(leadOfRow(row).folder, true, 0);
    return owed.includes(job.kind);
  }
}
