import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * On PostgreSQL, keeps others from counting what these addresses (by `emailKey`) got until the
 * transaction ends. Locks in one order, so that two processes never wait for each other.
 */
export async function lockAddresses(
  trx: Transaction<Tables>,
  keys: readonly string[],
): Promise<void> {
  await sql`select pg_advisory_xact_lock(lock) from (
    select distinct hashtextextended(email, 0) as lock
    from unnest(${keys}::text[]) as email order by lock offset 0
  ) as locks`.execute(trx);
}
