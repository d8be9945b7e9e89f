import type { ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { ClaimRequest, Job } from '../delivery/job.ts';
import { longestWaitMs, pausesMs } from '../delivery/schedule.ts';
import { jobOfRow } from './job-row.ts';
import { relaxedTransaction } from './relaxed-transaction.ts';
import type { Engine, Tables } from './tables.ts';

/**
 * How often jobs are looked for that a clock ahead has put off, in milliseconds. That reads all that
 * waits, which after a flood is too much for every poll.
 */
const clockSkewCheckEveryMs = 60_000;

/**
 * Who tries which job. A claim is a lease: it moves `next_at` into the future, so that the job of a
 * process that died is simply due again.
 */
export class JobClaims {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;
  /** By the kinds that were asked for: when none was found postponed by a clock ahead, by the clock that asked. */
  readonly #noneSkewedAt = new Map<string, number>();

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
  }

  /** See {@link JobQueue.claim}. Times in milliseconds since 1970. */
  async claim(request: ClaimRequest, now: number): Promise<readonly Job[]> {
    const { kinds, except = [] } = request;
    let waiting = this.#db
      .selectFrom('jobs')
      .select('id')
      .where('state', '=', 'waiting')
      .where('kind', 'in', kinds)
      .orderBy('next_at');
    if (except.length > 0) waiting = waiting.where('id', 'not in', except);
    const due = waiting.where('next_at', '<=', now);
    // An idle poll only reads: it neither takes the write lock nor wakes the disk.
    if (await isAny(due)) return await this.#lease(due, request, now);

    const asker = kinds.join();
    const looked = this.#noneSkewedAt.get(asker);
    // A clock that was set back is the very case, so it is looked for at once.
    if (looked !== undefined && Math.abs(now - looked) < clockSkewCheckEveryMs) return [];
    const postponed = waiting.where((where) => isPostponedByClockSkew(where, now));
    if (await isAny(postponed)) return await this.#lease(postponed, request, now);
    this.#noneSkewedAt.set(asker, now);
    return [];
  }

  /** See {@link JobQueue.renew}. Milliseconds since 1970. */
  async renew(job: Job, leaseUntil: number): Promise<boolean> {
    return await relaxedTransaction(this.#db, this.#engine, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('jobs')
        .set({ next_at: leaseUntil })
        .where('id', '=', job.id)
        .where('attempt', '=', job.attempt)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  async #lease(
    jobs: Selected,
    { limit, leaseMs }: ClaimRequest,
    now: number,
  ): Promise<readonly Job[]> {
    const chosen = jobs.limit(limit);
    // Materialized, so that PostgreSQL picks (and locks) the jobs exactly once.
    const rows = await relaxedTransaction(this.#db, this.#engine, (trx) =>
      trx
        .with(
          (cte) => cte('chosen').materialized(),
          () => (this.#engine === 'postgres' ? chosen.forUpdate().skipLocked() : chosen),
        )
        .updateTable('jobs')
        .set(({ eb, ref }) => ({
          attempt: eb('attempt', '+', 1),
          next_at: now + leaseMs,
          // A job of a clock that was ahead must not look young until that day.
          created_at: eb
            .case()
            .when('created_at', '>', now)
            .then(now)
            .else(ref('created_at'))
            .end(),
        }))
        .where('id', 'in', ({ selectFrom }) => selectFrom('chosen').select('chosen.id'))
        .where('state', '=', 'waiting')
        .returningAll()
        .execute(),
    );
    return rows.sort((one, other) => one.created_at - other.created_at).map(jobOfRow);
  }
}

type Selected = SelectQueryBuilder<Tables, 'jobs', { id: string }>;

async function isAny(jobs: Selected): Promise<boolean> {
  return (await jobs.limit(1).executeTakeFirst()) !== undefined;
}

/** Put off further than its own pause can: the clock was ahead when it was, and that day is not waited for. */
function isPostponedByClockSkew(where: ExpressionBuilder<Tables, 'jobs'>, now: number) {
  const { eb, and, or } = where;
  const last = pausesMs.length;
  const byPause = pausesMs.map((_, attempts) =>
    and([eb('attempt', '=', attempts), eb('next_at', '>', now + longestWaitMs(attempts))]),
  );
  const unpaused = eb('next_at', '>', now + longestWaitMs(last));
  // The second is implied by the first, and lets the index skip what is due soon.
  return and([or([...byPause, and([eb('attempt', '>=', last), unpaused])]), unpaused]);
}
