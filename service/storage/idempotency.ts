import { sql } from 'kysely';
import type { IdempotentRequest, KeyState } from '../leads/submission.ts';
import type { Database } from './queries.ts';

/** How long a key refers to its lead, in milliseconds. */
const validMs = 24 * 60 * 60 * 1000;

/** Returns the result of an earlier request with the same key; undefined if it stored no lead. */
export async function findKey(
  db: Database,
  { key, bodyHash }: IdempotentRequest,
  now: number,
): Promise<KeyState | undefined> {
  const keys = db.selectFrom('idempotencyKeys').selectAll().where('key', '=', key);
  const known = await keys.where('expiresAt', '>', now).executeTakeFirst();
  if (!known?.leadId) return undefined;
  if (known.bodyHash !== bodyHash) return { outcome: 'key-reused' };
  return { outcome: 'replayed', leadId: known.leadId };
}

/** Stores the key of a lead, unless it has another lead; of two at once, the later waits for the earlier. */
export async function putKey(
  db: Database,
  request: IdempotentRequest,
  leadId: string,
  now: number,
): Promise<KeyState | undefined> {
  const row = { ...request, claim: '', leadId, expiresAt: now + validMs };
  const isFree = sql<boolean>`idempotency_keys.expires_at <= ${now}
    or idempotency_keys.lead_id is null`;
  const written = await db
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row).where(isFree))
    .returning('key')
    .executeTakeFirst();
  return written ? undefined : await findKey(db, request, now);
}
