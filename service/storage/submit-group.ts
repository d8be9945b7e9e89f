import type { Kysely, Transaction } from 'kysely';
import { emailKey } from '../leads/email-key.ts';
import { jobsForLead } from '../leads/jobs-for-lead.ts';
import type { KeyState, Submission, SubmissionResult } from '../leads/ports.ts';
import { countAcknowledgements } from './count-acknowledgements.ts';
import { newJobRow } from './job-row.ts';
import { leadRow } from './lead-row.ts';
import type { Engine, IdempotencyTable, JobTable, Tables } from './tables.ts';

/** How long an answer is kept under its Idempotency-Key, in milliseconds (specification, 'Sending'). */
const answerKeptMs = 24 * 60 * 60 * 1000;

/** Another process finished one of the keys between reading and writing: do the group again. */
class LostRace extends Error {}

export interface GroupedSubmission {
  submission: Submission;
  /** Whose claim of the key this is. */
  claim: string;
  now: number;
}

export interface GroupOptions {
  engine: Engine;
  /** Whether a webhook is configured, so that leads owe it a delivery. */
  webhook: boolean;
}

const attemptsMax = 5;

/**
 * Stores submissions in one transaction with a handful of statements, however many there are. No
 * two of them share a key or a token. Results stand in the same order.
 */
export async function submitGroup(
  db: Kysely<Tables>,
  group: readonly GroupedSubmission[],
  options: GroupOptions,
): Promise<SubmissionResult[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => submitInTransaction(trx, group, options));
    } catch (error) {
      const deadlock = error instanceof Error && 'code' in error && error.code === '40P01';
      if (attempt === attemptsMax || !(error instanceof LostRace || deadlock)) throw error;
    }
  }
}

async function submitInTransaction(
  trx: Transaction<Tables>,
  group: readonly GroupedSubmission[],
  options: GroupOptions,
): Promise<SubmissionResult[]> {
  const known = await finishedBefore(trx, group);
  const fresh = await spendTokens(
    trx,
    group.filter((_, at) => known[at] === undefined),
  );
  await keepAnswers(trx, fresh);
  if (fresh.length > 0) {
    // Before they are there themselves: who never wrote before is then nobody to count for.
    const jobs = await jobsFor(trx, fresh, options);
    await trx
      .insertInto('leads')
      .values(fresh.map(({ submission }) => leadRow(submission.lead, submission.contentHash)))
      .execute();
    if (jobs.length > 0) await trx.insertInto('jobs').values(jobs).execute();
  }
  return group.map((entry, at) => {
    if (fresh.includes(entry)) return { outcome: 'stored' };
    return known[at] ?? { outcome: 'token-reused' };
  });
}

/** The deliveries that the leads of a group are owed; of one address several leads may be among them. */
async function jobsFor(
  trx: Transaction<Tables>,
  group: readonly GroupedSubmission[],
  { engine, webhook }: GroupOptions,
): Promise<JobTable[]> {
  const genuine = group.filter(({ submission }) => submission.lead.folder === 'inbox');
  const counts = await countAcknowledgements(
    trx,
    engine,
    genuine.map(({ submission }) => emailKey(submission.lead.email)),
    Math.min(...group.map(({ now }) => now)),
  );
  return group.flatMap(({ submission: { lead }, now }) => {
    const key = emailKey(lead.email);
    const count = counts.get(key) ?? 0;
    const owed = jobsForLead(lead.folder, { webhook }, count);
    if (owed.includes('acknowledgement')) counts.set(key, count + 1);
    return owed.map((kind) => newJobRow({ kind, subjectId: lead.id }, now));
  });
}

/** What a row of the idempotency table answers to a request with that body. */
export function keyState(row: IdempotencyTable, bodyHash: string): KeyState {
  if (row.body_hash !== bodyHash) return { outcome: 'key-reused' };
  if (row.status === null || row.body === null) return { outcome: 'still-running' };
  return { outcome: 'replayed', answer: { status: row.status, body: row.body } };
}

async function finishedBefore(
  trx: Transaction<Tables>,
  group: readonly GroupedSubmission[],
): Promise<(KeyState | undefined)[]> {
  const keys = group.flatMap(({ submission }) => submission.idempotency?.key ?? []);
  if (keys.length === 0) return group.map(() => undefined);
  const rows = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', 'in', keys)
    .execute();
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return group.map(({ submission, claim, now }) => {
    const row = submission.idempotency && byKey.get(submission.idempotency.key);
    if (!row || !submission.idempotency || row.expires_at <= now) return undefined;
    if (row.status === null && row.claim === claim) return undefined;
    return keyState(row, submission.idempotency.bodyHash);
  });
}

/** Marks the tokens as used; what comes back are the submissions whose token was fresh. */
async function spendTokens(
  trx: Transaction<Tables>,
  group: readonly GroupedSubmission[],
): Promise<readonly GroupedSubmission[]> {
  const rows = group
    .flatMap(({ submission }) => submission.token ?? [])
    .map(({ id, expiresAt }) => ({ id, expires_at: expiresAt }))
    // The same order in every process, so that two of them never wait for each other.
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  if (rows.length === 0) return group;
  const inserted = await trx
    .insertInto('used_tokens')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  const fresh = new Set(inserted.map(({ id }) => id));
  return group.filter(({ submission }) => !submission.token || fresh.has(submission.token.id));
}

async function keepAnswers(
  trx: Transaction<Tables>,
  group: readonly GroupedSubmission[],
): Promise<void> {
  const rows = group
    .flatMap(({ submission, claim, now }) =>
      submission.idempotency
        ? [{ ...submission.idempotency, claim, now, lead: submission.lead }]
        : [],
    )
    .map(({ key, bodyHash, answer, claim, now, lead }) => ({
      key,
      body_hash: bodyHash,
      status: answer.status,
      body: answer.body,
      claim,
      lead_id: lead.id,
      expires_at: now + answerKeptMs,
    }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  if (rows.length === 0) return;
  const now = Math.min(...group.map((entry) => entry.now));
  const kept = await trx
    .insertInto('idempotency_keys')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(({ ref }) => ({
          body_hash: ref('excluded.body_hash'),
          status: ref('excluded.status'),
          body: ref('excluded.body'),
          claim: ref('excluded.claim'),
          lead_id: ref('excluded.lead_id'),
          expires_at: ref('excluded.expires_at'),
        }))
        .where(({ eb, or, and, ref }) =>
          or([
            eb('idempotency_keys.expires_at', '<=', now),
            and([
              eb('idempotency_keys.status', 'is', null),
              eb('idempotency_keys.claim', '=', ref('excluded.claim')),
            ]),
          ]),
        ),
    )
    .returning('key')
    .execute();
  if (kept.length < rows.length) throw new LostRace();
}
