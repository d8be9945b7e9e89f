import { type Kysely, sql } from 'kysely';
import type { IdempotentRequest, KeyState } from '../leads/submission.ts';
import type { Tables } from './tables.ts';

/** How long a lead is kept under its key, in milliseconds (specification, 'Sending'). */
const leadKeptMs = 24 * 60 * 60 * 1000;

/** A claim ends after this many milliseconds, which is longer than any verification takes. */
const claimLeaseMs = 15_000;

/**
 * Claims a key for a request that begins, or keeps the lead that it brought, if the key is new, over or
 * claimed by this request; otherwise says what became of the key.
 */
export async function putKey(
  db: Kysely<Tables>,
  { key, bodyHash, claim }: IdempotentRequest,
  leadId: string | undefined,
  now: number,
): Promise<KeyState | undefined> {
  const expiresAt = now + (leadId === undefined ? claimLeaseMs : leadKeptMs);
  const row = { key, bodyHash, claim, leadId: leadId ?? null, expiresAt };
  const isFree = sql<boolean>`idempotency_keys.expires_at <= ${now} or
    (idempotency_keys.lead_id is null and idempotency_keys.claim = ${claim})`;
  const written = await db
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where(isFree))
    .returning('key')
    .executeTakeFirst();
  if (written) return undefined;
  const keys = db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key);
  const known = await keys.executeTakeFirst();
  if (known && known.bodyHash !== bodyHash) return { outcome: 'key-reused' };
  // A key that was given back at this very moment is free when the caller tries again.
  if (!known?.leadId) return { outcome: 'still-running' };
  return { outcome: 'replayed', leadId: known.leadId };
}
