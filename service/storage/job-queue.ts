import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import {
  type ChannelName,
  type ClaimRequest,
  type DisabledChannel,
  type Job,
  type JobKind,
  type JobQueue,
  type JobRecord,
  type JobState,
  jobKinds,
  type QueueHealth,
  type Replayed,
  type UndeliverableReason,
} from '../delivery/job.ts';
import { underWayMs } from '../delivery/schedule.ts';
import { jobsForLead } from '../leads/jobs-for-lead.ts';
import { JobClaims } from './job-claims.ts';
import { type AttemptRecord, newJobRow, recordOfRow } from './job-row.ts';
import { leadOfRow } from './lead-row.ts';
import { relaxedTransaction } from './relaxed-transaction.ts';
import { KyselySettingsStore } from './settings-store.ts';
import type { Engine, Tables } from './tables.ts';

const channelNames: readonly ChannelName[] = ['mail', 'webhook'];
const disabledKey = (channel: ChannelName) => `channel-off:${channel}`;
const disabledSchema = v.object({ detail: v.string(), at: v.number() });

/** The outbox in a database that Kysely speaks to. */
export class KyselyJobQueue implements JobQueue {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;
  readonly #settings: KyselySettingsStore;
  readonly #claims: JobClaims;

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
    this.#settings = new KyselySettingsStore(db);
    this.#claims = new JobClaims(db, engine);
  }

  claim(request: ClaimRequest, now: number): Promise<readonly Job[]> {
    return this.#claims.claim(request, now);
  }

  renew(job: Job, leaseUntil: number): Promise<boolean> {
    return this.#claims.renew(job, leaseUntil);
  }

  delivered(job: Job, detail: string, now: number): Promise<void> {
    return this.#settle(job, { at: now, outcome: 'delivered', detail }, 'delivered', now);
  }

  async unneeded(job: Job, detail: string, now: number): Promise<void> {
    await this.#relaxed(async (trx) => {
      const state = (await this.#isOwed(trx, job)) ? 'waiting' : 'unneeded';
      await this.#keep(trx, job, { at: now, outcome: 'unneeded', detail }, state, now);
    });
  }

  undeliverable(job: Job, reason: UndeliverableReason, detail: string, now: number): Promise<void> {
    const record = { at: now, outcome: 'undeliverable', reason, detail };
    return this.#settle(job, record, 'undeliverable', now);
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

  async replay(
    { id, kinds }: { id?: string; kinds?: readonly JobKind[] },
    now: number,
  ): Promise<Replayed> {
    const update = this.#db.updateTable('jobs').set({ state: 'waiting', attempt: 0, next_at: now });
    if (id !== undefined) {
      const { numUpdatedRows } = await update.where('id', '=', id).executeTakeFirst();
      return { due: Number(numUpdatedRows), soon: 0 };
    }
    const wanted = kinds ?? jobKinds;
    // A lease looks like the pause after a failure: both put the job off. Only a lease is never long,
    // so what is due soon stays as it is; to bring an attempt under way forward would double it.
    const soonBy = now + underWayMs;
    const soon = await this.#db
      .selectFrom('jobs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', 'in', wanted)
      .where('state', '=', 'waiting')
      .where('next_at', '>', now)
      .where('next_at', '<=', soonBy)
      .executeTakeFirst();
    const { numUpdatedRows } = await update
      .where('kind', 'in', wanted)
      .where(({ eb, and, or }) =>
        or([
          eb('state', '=', 'dead'),
          and([
            eb('state', '=', 'waiting'),
            or([eb('next_at', '<=', now), eb('next_at', '>', soonBy)]),
          ]),
        ]),
      )
      .executeTakeFirst();
    return { due: Number(numUpdatedRows), soon: Number(soon?.count ?? 0) };
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
    if (filter.subjectId !== undefined) {
      query = query.where('subject_id', '=', filter.subjectId);
    }
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
        return { channel, ...v.parse(disabledSchema, JSON.parse(value)) };
      }),
    );
    return rows.filter((row) => row !== undefined);
  }

  /** Whether the lead was released between reading it and now, and so owes the job after all. */
  async #isOwed(trx: Transaction<Tables>, job: Job): Promise<boolean> {
    const lead = trx.selectFrom('leads').selectAll().where('id', '=', job.subjectId);
    // A move that is under way ends first, and one that begins waits: it finds the job as it is left.
    const row = await (this.#engine === 'postgres' ? lead.forShare() : lead).executeTakeFirst();
    if (!row) return false;
    // No acknowledgements are counted: this job was within the limit when it was made.
    const owed: readonly JobKind[] = jobsForLead(leadOfRow(row).folder, { webhook: true }, 0);
    return owed.includes(job.kind);
  }

  #settle(job: Job, record: AttemptRecord, state: JobState, nextAt: number): Promise<void> {
    return this.#relaxed((trx) => this.#keep(trx, job, record, state, nextAt));
  }

  /** The outcome of an attempt; one whose lease somebody else took over meanwhile is void. */
  async #keep(
    trx: Transaction<Tables>,
    job: Job,
    record: AttemptRecord,
    state: JobState,
    nextAt: number,
  ): Promise<void> {
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
  }

  #relaxed<T>(work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
    return relaxedTransaction(this.#db, this.#engine, work);
  }
}
