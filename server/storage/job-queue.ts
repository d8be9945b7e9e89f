import type { Kysely, Transaction } from 'kysely';
import type {
  ClaimRequest,
  channelKinds,
  DisabledChannel,
  Job,
  JobKind,
  JobQueue,
  JobRecord,
  JobState,
  QueueHealth,
} from '../delivery/job.ts';
import { type AttemptRecord, jobOfRow, kindOf, newJobRow, recordOfRow } from './job-row.ts';
import { relaxedTransaction } from './relaxed-transaction.ts';
import { KyselySettingsStore } from './settings-store.ts';
import type { Engine, Tables } from './tables.ts';

type ChannelName = keyof typeof channelKinds;

const channelNames: readonly ChannelName[] = ['mail', 'webhook'];
const disabledKey = (channel: ChannelName) => `channel-off:${channel}`;

/**
 * The outbox in a database that Kysely speaks to. A claim is a lease: it moves `next_at` into the
 * future, so that the job of a process that died is simply due again.
 */
export class KyselyJobQueue implements JobQueue {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;
  readonly #settings: KyselySettingsStore;

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
    this.#settings = new KyselySettingsStore(db);
  }

  async claim({ kinds, limit, leaseMs }: ClaimRequest, now: number): Promise<readonly Job[]> {
    const due = this.#db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .where('kind', 'in', kinds)
      .orderBy('next_at')
      .limit(limit);
    // An idle poll only reads: it neither takes the write lock nor wakes the disk.
    if (!(await due.limit(1).executeTakeFirst())) return [];
    // Materialized, so that PostgreSQL picks (and locks) the jobs exactly once.
    const rows = await this.#relaxed((trx) =>
      trx
        .with(
          (cte) => cte('due').materialized(),
          () => (this.#engine === 'postgres' ? due.forUpdate().skipLocked() : due),
        )
        .updateTable('jobs')
        .set(({ eb }) => ({ attempt: eb('attempt', '+', 1), next_at: now + leaseMs }))
        .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('due.id'))
        .where('state', '=', 'waiting')
        .returningAll()
        .execute(),
    );
    return rows.sort((one, other) => one.created_at - other.created_at).map(jobOfRow);
  }

  delivered(job: Job, detail: string, now: number): Promise<void> {
    return this.#settle(job, { at: now, outcome: 'delivered', detail }, 'delivered', now);
  }

  retry(job: Job, detail: string, nextAt: number, now: number): Promise<void> {
    return this.#settle(job, { at: now, outcome: 'failed', detail }, 'waiting', nextAt);
  }

  bury(job: Job, detail: string, now: number): Promise<void> {
    return this.#settle(job, { at: now, outcome: 'dead', detail }, 'dead', now);
  }

  async add(
    job: { kind: JobKind; subjectId: string; payload?: string },
    now: number,
  ): Promise<string> {
    const row = newJobRow(job, now);
    await this.#db
      .insertInto('jobs')
      .values(row)
      .onConflict((conflict) => conflict.columns(['subject_id', 'kind']).doNothing())
      .execute();
    const kept = await this.#db
      .selectFrom('jobs')
      .select('id')
      .where('subject_id', '=', job.subjectId)
      .where('kind', '=', job.kind)
      .executeTakeFirst();
    return kept?.id ?? row.id;
  }

  async replay(filter: { id?: string; kinds?: readonly JobKind[] }, now: number): Promise<number> {
    let update = this.#db.updateTable('jobs').set({ state: 'waiting', attempt: 0, next_at: now });
    // A job that is named is sent again whatever its state; else only the dead rise.
    update = filter.id ? update.where('id', '=', filter.id) : update.where('state', '=', 'dead');
    if (filter.kinds) update = update.where('kind', 'in', filter.kinds);
    return Number((await update.executeTakeFirst()).numUpdatedRows);
  }

  async drop(filter: { id?: string; kinds?: readonly JobKind[] }): Promise<number> {
    let removal = this.#db.deleteFrom('jobs').where('state', '=', 'dead');
    if (filter.id) removal = removal.where('id', '=', filter.id);
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
    if (filter.subjectId) query = query.where('subject_id', '=', filter.subjectId);
    const rows = await query
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(filter.limit)
      .execute();
    return rows.map(recordOfRow);
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
        kind: kindOf(kind),
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

  disable(channel: ChannelName, detail: string, now: number): Promise<void> {
    return this.#settings.set(disabledKey(channel), JSON.stringify({ detail, at: now }));
  }

  enable(channel: ChannelName): Promise<void> {
    return this.#settings.remove(disabledKey(channel));
  }

  async disabled(): Promise<readonly DisabledChannel[]> {
    const rows = await Promise.all(
      channelNames.map(async (channel) => {
        const value = await this.#settings.get(disabledKey(channel));
        if (value === undefined) return undefined;
        const { detail, at } = JSON.parse(value);
        return { channel, detail: String(detail), at: Number(at) };
      }),
    );
    return rows.filter((row) => row !== undefined);
  }

  /** The outcome of an attempt; one whose lease somebody else took over meanwhile is void. */
  async #settle(job: Job, record: AttemptRecord, state: JobState, nextAt: number): Promise<void> {
    await this.#relaxed(async (trx) => {
      const row = await trx
        .selectFrom('jobs')
        .select('log')
        .where('id', '=', job.id)
        .executeTakeFirst();
      if (!row) return;
      const log: unknown = JSON.parse(row.log);
      await trx
        .updateTable('jobs')
        .set({
          state,
          next_at: nextAt,
          log: JSON.stringify([...(Array.isArray(log) ? log : []), record]),
        })
        .where('id', '=', job.id)
        .where('attempt', '=', job.attempt)
        .where('state', '=', 'waiting')
        .execute();
    });
  }

  #relaxed<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return relaxedTransaction(this.#db, this.#engine, work);
  }
}
