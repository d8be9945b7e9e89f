import type { Kysely } from 'kysely';
import type { IdempotentRequest, KeyState, Submission } from '../leads/ports.ts';
import type { IdempotencyTable, Tables } from './tables.ts';

/** How long an answer is kept under its key, in milliseconds (specification, 'Sending'). */
const answerKeptMs = 24 * 60 * 60 * 1000;

/** A claim ends after this many milliseconds, which is longer than any verification takes. */
const claimLeaseMs = 15_000;

/** Claims a key for a request that begins; what became of the key before, if it is taken. */
export function claimKey(
  db: Kysely<Tables>,
  { key, bodyHash, claim }: IdempotentRequest,
  now: number,
): Promise<KeyState | undefined> {
  const expires_at = now + claimLeaseMs;
  const running = { status: null, body: null, lead_id: null };
  return putKey(db, { key, body_hash: bodyHash, claim, expires_at, ...running }, now);
}

/** Keeps the answer of a lead; what became of the key instead, if another request has it. */
export async function keepAnswer(
  db: Kysely<Tables>,
  { lead, idempotency }: Submission,
  now: number,
): Promise<KeyState | undefined> {
  if (!idempotency) return undefined;
  const { key, bodyHash, claim, answer } = idempotency;
  const expires_at = now + answerKeptMs;
  return await putKey(
    db,
    { key, body_hash: bodyHash, claim, expires_at, ...answer, lead_id: lead.id },
    now,
  );
}

/** Gives a key back, unless somebody else claimed it meanwhile or its lead was stored. */
export async function releaseKey(
  db: Kysely<Tables>,
  { key, claim }: IdempotentRequest,
): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
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
  const written = await db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where(({ eb, or, and }) =>
          or([
            eb('idempotency_keys.expires_at', '<=', now),
            and([
              eb('idempotency_keys.status', 'is', null),
              eb('idempotency_keys.claim', '=', row.claim),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (written) return undefined;
  const known = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('key', '=', row.key)
    .executeTakeFirst();
  if (known && known.body_hash !== row.body_hash) return { outcome: 'key-reused' };
  // A key that was given back at this very moment is free when the caller tries again.
  if (!known || known.status === null || known.body === null) return { outcome: 'still-running' };
  return { outcome: 'replayed', answer: { status: known.status, body: known.body } };
}
