import { type Kysely, sql } from 'kysely';
import type { IdempotentRequest, KeyState, Submission } from '../leads/submission.ts';
import type { IdempotencyTable, Tables } from './tables.ts';

/** How long an answer is kept under its key, in milliseconds (specification, 'Sending'). */
const answerKeptMs = 24 * 60 * 60 * 1000;

/** A claim ends after this many milliseconds, which is longer than any verification takes. */
const claimLeaseMs = 15_000;

/** Claims a key for a request that begins; what became of the key before, if it is taken. */
export function claimKey(
  db: Kysely<Tables>,
  request: IdempotentRequest,
  now: number,
): Promise<KeyState | undefined> {
  const running = { status: null, body: null, leadId: null };
  return putKey(db, { ...request, ...running, expiresAt: now + claimLeaseMs }, now);
}

/** Keeps the answer of a lead; what became of the key instead, if another request has it. */
export async function keepAnswer(
  db: Kysely<Tables>,
  { lead, idempotency }: Submission,
  now: number,
): Promise<KeyState | undefined> {
  if (!idempotency) return undefined;
  const { answer, ...request } = idempotency;
  const row = { ...request, ...answer, leadId: lead.id, expiresAt: now + answerKeptMs };
  return await putKey(db, row, now);
}

/** Gives a key back, unless somebody else claimed it meanwhile or its lead was stored. */
export async function releaseKey(
  db: Kysely<Tables>,
  { key, claim }: IdempotentRequest,
): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('key', '=', key)
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .execute();
}

/** Writes a key that is new, over, or claimed by this request; otherwise says what became of it. */
async function putKey(
  db: Kysely<Tables>,
  row: IdempotencyTable,
  now: number,
): Promise<KeyState | undefined> {
  const isFree = sql<boolean>`idempotency_keys.expires_at <= ${now} or
    (idempotency_keys.status is null and idempotency_keys.claim = ${row.claim})`;
  const written = await db
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where(isFree))
    .returning('key')
    .executeTakeFirst();
  if (written) return undefined;
  const keys = db.selectFrom('idempotencyKeys').selectAll().where('key', '=', row.key);
  const known = await keys.executeTakeFirst();
  if (known && known.bodyHash !== row.bodyHash) return { outcome: 'key-reused' };
  // A key that was given back at this very moment is free when the caller tries again.
  if (!known || known.status === null || known.body === null) return { outcome: 'still-running' };
  return { outcome: 'replayed', answer: { status: known.status, body: known.body } };
}
