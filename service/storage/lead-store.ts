import { type Kysely, sql, type Transaction } from 'kysely';
import { emailKey } from '../leads/email-key.ts';
import type {
  Erased,
  IdempotentRequest,
  KeyState,
  LeadFilter,
  LeadStore,
  Sender,
  Submission,
  SubmissionResult,
} from '../leads/ports.ts';
import type { Folder, FolderReason, StoredLead } from '../leads/stored-lead.ts';
import { claimKey, keepAnswer, releaseKey } from './idempotency.ts';
import { isUnderWay, newJobRow } from './job-row.ts';
import { leadOfRow, leadRow } from './lead-row.ts';
import { matchingLeads } from './matching-leads.ts';
import { owedJobs } from './owed-jobs.ts';
import type { Engine, JobTable, Tables } from './tables.ts';
import { spendToken } from './used-tokens.ts';

const listedByDefault = 100;
/** Leads read at once while streaming; between two reads other work gets its turn. */
const streamPage = 500;

/** Rolls a submission back, because its token was used before. */
class TokenReused extends Error {}

/** The leads in a database that Kysely speaks to: SQLite or PostgreSQL, with one behaviour. */
export class KyselyLeadStore implements LeadStore {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
  }

  async begin(request: IdempotentRequest, now: number): Promise<{ outcome: 'begun' } | KeyState> {
    return (await claimKey(this.#db, request, now)) ?? { outcome: 'begun' };
  }

  async abandon(request: IdempotentRequest): Promise<void> {
    await releaseKey(this.#db, request);
  }

  async submit(submission: Submission, now: number): Promise<SubmissionResult> {
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const state = await keepAnswer(trx, submission, now);
        if (state) return state;
        await this.#insert(trx, submission, now);
        return { outcome: 'stored' };
      });
    } catch (error) {
      if (error instanceof TokenReused) return { outcome: 'token-reused' };
      throw error;
    }
  }

  async #insert(
    trx: Transaction<Tables>,
    { lead, token, contentHash }: Submission,
    now: number,
  ): Promise<void> {
    if (token && !(await spendToken(trx, token))) throw new TokenReused();
    const row = leadRow(lead, contentHash);
    // Counted before the lead is inserted, so that a new sender counts as zero.
    const owed = await owedJobs(trx, this.#engine, {
      folder: lead.folder,
      emailKey: row.email_key,
      now,
    });
    await trx.insertInto('leads').values(row).execute();
    if (owed.length === 0) return;
    const jobs = owed.map((kind) => newJobRow({ kind, subjectId: lead.id }, now));
    await trx.insertInto('jobs').values(jobs).execute();
  }

  async find(id: string): Promise<StoredLead | undefined> {
    const row = await this.#db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row && leadOfRow(row);
  }

  async list(filter: LeadFilter): Promise<readonly StoredLead[]> {
    const rows = await matchingLeads(this.#db, this.#engine, filter)
      .selectAll()
      .orderBy('received_at', 'desc')
      .orderBy('seq', 'desc')
      .limit(filter.limit ?? listedByDefault)
      .execute();
    return rows.map(leadOfRow);
  }

  async *stream(filter: LeadFilter): AsyncIterable<StoredLead> {
    const matching = matchingLeads(this.#db, this.#engine, filter).selectAll();
    let page = matching;
    for (;;) {
      const rows = await page.orderBy('received_at').orderBy('seq').limit(streamPage).execute();
      for (const row of rows) yield leadOfRow(row);
      const last = rows.at(-1);
      if (last === undefined || rows.length < streamPage) return;
      page = matching.where(sql<boolean>`(received_at, seq) > (${last.received_at}, ${last.seq})`);
    }
  }

  async count(filter: LeadFilter): Promise<number> {
    const { count } = await matchingLeads(this.#db, this.#engine, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async move(
    id: string,
    folder: Folder,
    reasons: readonly FolderReason[],
    now: number,
  ): Promise<boolean> {
    return await this.#db.transaction().execute(async (trx) => {
      const moved = await trx
        .updateTable('leads')
        .set({ folder, reasons: JSON.stringify(reasons) })
        .where('id', '=', id)
        .returning('email_key')
        .executeTakeFirst();
      if (!moved) return false;
      const owed = await owedJobs(trx, this.#engine, { folder, emailKey: moved.email_key, now });
      if (owed.length === 0) return true;
      await trx
        .insertInto('jobs')
        .values(owed.map((kind) => newJobRow({ kind, subjectId: id }, now)))
        // Only what was unneeded is owed again; what was sent, waits or failed stays as it is.
        .onConflict((conflict) =>
          conflict
            .columns(['subject_id', 'kind'])
            .doUpdateSet({ state: 'waiting', attempt: 0, created_at: now, next_at: now })
            .where('jobs.state', '=', 'unneeded'),
        )
        .execute();
      return true;
    });
  }

  async seenFromOthers(contentHash: string, sender: Sender, since: number): Promise<boolean> {
    const { email, phone, name, address } = sender;
    let others = this.#db
      .selectFrom('leads')
      .select('seq')
      .where('content_hash', '=', contentHash)
      .where('received_at', '>=', since)
      .where('email_key', '<>', emailKey(email))
      .where('phone', '<>', phone);
    // Two requests whose address nobody saw need not come from the same place.
    if (address !== '') {
      others = others.where(({ eb, or }) =>
        or([eb('address', '<>', address), eb('name', '<>', name)]),
      );
    }
    return (await others.limit(1).executeTakeFirst()) !== undefined;
  }

  async erase(ids: readonly string[], now: number): Promise<Erased> {
    if (ids.length === 0) return { leadIds: [], jobs: 0 };
    return await this.#db.transaction().execute(async (trx) => {
      const leads = await trx.deleteFrom('leads').where('id', 'in', ids).returning('id').execute();
      const jobs = await trx
        .deleteFrom('jobs')
        .where('subject_id', 'in', ids)
        .where('kind', '<>', 'erased-webhook')
        .returningAll()
        .execute();
      await trx.deleteFrom('idempotency_keys').where('lead_id', 'in', ids).execute();
      const owed = jobs.filter(wasAttempted).map((job) => erasureRow(job, now));
      if (owed.length > 0) await trx.insertInto('jobs').values(owed).execute();
      return { leadIds: leads.map(({ id }) => id), jobs: jobs.length };
    });
  }
}

/** Whether the webhook may have been told of the lead. A replay resets the count, not the log. */
function wasAttempted({ kind, attempt, log }: JobTable): boolean {
  return kind === 'lead-webhook' && (attempt > 0 || log !== '[]');
}

/**
 * Tells the webhook of an erasure by the lead's id only (LGPD art. 18 VI and §6), and not before an
 * attempt under way is over: a receiver that got the erasure first would keep the person.
 */
function erasureRow(job: JobTable, now: number): JobTable {
  return {
    ...newJobRow({ kind: 'erased-webhook', subjectId: job.subject_id }, now),
    next_at: isUnderWay(job, now) ? job.next_at : now,
  };
}
