import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const tries = 40;
const pauseMs = 50;

/** Another program reads an older state of the store, so deleted rows stay in the store's log. */
export class StoreInUseError extends Error {
  override name = 'StoreInUseError';
}

/**
 * Empties SQLite's write-ahead log, which still holds the rows that were deleted (`secure_delete`
 * overwrites the file itself). Throws StoreInUseError if others read all the while.
 */
export async function scrubSqlite(db: Kysely<Tables>): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await sleep(pauseMs);
  }
  throw new StoreInUseError('Another program keeps the write-ahead log in use.');
}

/** Frees the rows' space on PostgreSQL at once; if that fails, its autovacuum does it later. */
export async function scrubPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum leads, jobs, idempotency_keys, newsletter_tokens, newsletter_sign_ups, newsletter_subscribers`
    .execute(db)
    .catch(() => undefined);
}
