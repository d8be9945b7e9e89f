import { type Kysely, sql } from 'kysely';
import { emailKey } from '../leads/email-key.ts';
import { jobsForLead } from '../leads/jobs-for-lead.ts';
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
import { countAcknowledgements } from './count-acknowledgements.ts';
import { eraseLeads } from './erase-leads.ts';
import { GroupCommit } from './group-commit.ts';
import { newJobRow } from './job-row.ts';
import { KeyClaims } from './key-claims.ts';
import { leadOfRow } from './lead-row.ts';
import { type LeadQuery, matchingLeads } from './matching-leads.ts';
import { newestLeads } from './newest-leads.ts';
import { isOutage } from './outage.ts';
import { type GroupedSubmission, type GroupOptions, submitGroup } from './submit-group.ts';
import type { Tables } from './tables.ts';

const listedByDefault = 100;
/** Leads read at once while streaming; between two reads other work gets its turn. */
const streamPage = 500;

/** The leads in a database that Kysely speaks to: SQLite or PostgreSQL, with one behaviour. */
export class KyselyLeadStore implements LeadStore {
  readonly #db: Kysely<Tables>;
  readonly #options: GroupOptions;
  readonly #claims: KeyClaims;
  readonly #commits: GroupCommit<GroupedSubmission, SubmissionResult>;

  constructor(db: Kysely<Tables>, options: GroupOptions) {
    this.#db = db;
    this.#options = options;
    this.#claims = new KeyClaims(db, options.engine);
    this.#commits = new GroupCommit<GroupedSubmission, SubmissionResult>({
      run: (group) => submitGroup(db, group, options),
      keysOf: ({ submission: { token, idempotency } }) => [
        ...(token ? [`token:${token.id}`] : []),
        ...(idempotency ? [`key:${idempotency.key}`] : []),
      ],
      isOutage,
    });
  }

  begin(request: IdempotentRequest, now: number): Promise<{ outcome: 'begun' } | KeyState> {
    return this.#claims.begin(request, now);
  }

  abandon(request: IdempotentRequest): Promise<void> {
    return this.#claims.abandon(request);
  }

  async submit(submission: Submission, now: number): Promise<SubmissionResult> {
    const claim = this.#claims.claimOf(submission.idempotency);
    const result = await this.#commits.add({ submission, claim, now });
    if (submission.idempotency && result.outcome !== 'token-reused') {
      this.#claims.settled(submission.idempotency);
    }
    return result;
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
    const limit = filter.limit ?? listedByDefault;
    const rows = await newestLeads(this.#db, this.#options.engine, filter, limit);
    return rows.map(leadOfRow);
  }

  async *stream(filter: LeadFilter): AsyncIterable<StoredLead> {
    let last: { received_at: number; seq: number } | undefined;
    for (;;) {
      let page = this.#matching(filter).selectAll();
      if (last)
        page = page.where(sql<boolean>`(received_at, seq) > (${last.received_at}, ${last.seq})`);
      const rows = await page.orderBy('received_at').orderBy('seq').limit(streamPage).execute();
      for (const row of rows) yield leadOfRow(row);
      last = rows.at(-1);
      if (rows.length < streamPage) return;
    }
  }

  async count(filter: LeadFilter): Promise<number> {
    const row = await this.#matching(filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(row.count);
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
      const { engine } = this.#options;
      const key = moved.email_key;
      const counts = await countAcknowledgements(trx, engine, [key], now);
      const owed = jobsForLead(folder, this.#options, counts.get(key) ?? 0);
      if (owed.length > 0) {
        await trx
          .insertInto('jobs')
          .values(owed.map((kind) => newJobRow({ kind, subjectId: id }, now)))
          // What was not needed while the lead was spam is owed again, from now on; what was sent,
          // waits or failed stays as it is.
          .onConflict((conflict) =>
            conflict
              .columns(['subject_id', 'kind'])
              .doUpdateSet({ state: 'waiting', attempt: 0, created_at: now, next_at: now })
              .where('jobs.state', '=', 'unneeded'),
          )
          .execute();
      }
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
    // An address that nobody saw is no place that two requests could share.
    if (address !== '') {
      others = others.where(({ eb, or }) =>
        or([eb('address', '<>', address), eb('name', '<>', name)]),
      );
    }
    return (await others.limit(1).executeTakeFirst()) !== undefined;
  }

  erase(ids: readonly string[], now: number): Promise<Erased> {
    return eraseLeads(this.#db, ids, now, this.#options.webhook);
  }

  #matching(filter: LeadFilter): LeadQuery {
    return matchingLeads(this.#db, this.#options.engine, filter);
  }
}
