import { sql, type Transaction } from 'kysely';
import type { Engine, Tables } from './tables.ts';

/**
 * Until the transaction ends, nobody else counts what this address (by `emailKey`) was sent, so that
 * two requests together do not exceed a limit. SQLite's transactions exclude each other anyway.
 */
export async function lockAddress(
  trx: Transaction<Tables>,
  engine: Engine,
  emailKey: string,
): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(trx);
}
