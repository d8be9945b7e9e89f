import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

const tries = 40;
const pauseMs = 50;

/**
 * Empties SQLite's write-ahead log, which still holds the rows that were deleted (the file itself is
 * overwritten by `secure_delete`). Throws where other processes read all the while.
 */
export async function scrubSqlite(db: Kysely<Tables>): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await sleep(pauseMs);
  }
  throw new Error(
    'The rows are erased, but the database was too busy to clean its log (the -wal file). ' +
      'It is cleaned when the site restarts, or run the command again.',
  );
}

/** Frees the rows' space on PostgreSQL at once; where that fails, its autovacuum does it later. */
export async function scrubPostgres(db: Kysely<Tables>): Promise<void> {
  await sql`vacuum leads, jobs, idempotency_keys`.execute(db).catch(() => undefined);
}
