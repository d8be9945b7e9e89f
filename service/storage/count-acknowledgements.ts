import type { Transaction } from 'kysely';
import { acknowledgementWindowMs } from '../leads/jobs-for-lead.ts';
import { lockAddresses } from './lock-addresses.ts';
import type { Engine, Tables } from './tables.ts';

/**
 * How many acknowledgements each of these addresses (by `emailKey`) was owed within the window.
 * Until the transaction ends nobody else counts those addresses, so that two together do not
 * exceed the limit. An acknowledgement that turned out unneeded was never sent.
 */
export async function countAcknowledgements(
  trx: Transaction<Tables>,
  engine: Engine,
  emailKeys: readonly string[],
  now: number,
): Promise<Map<string, number>> {
  const keys = [...new Set(emailKeys)];
  if (keys.length === 0) return new Map();
  // SQLite's transactions hold the write lock from their beginning.
  if (engine === 'postgres') await lockAddresses(trx, keys);
  const known = await trx
    .selectFrom('leads')
    .select('email_key')
    .where('email_key', 'in', keys)
    .limit(1)
    .executeTakeFirst();
  if (known === undefined) return new Map();
  const rows = await trx
    .selectFrom('leads')
    .innerJoin('jobs', 'jobs.subject_id', 'leads.id')
    .select(({ fn }) => ['leads.email_key', fn.countAll<number>().as('count')])
    .where('leads.email_key', 'in', keys)
    .where('jobs.kind', '=', 'acknowledgement')
    .where('jobs.state', '<>', 'unneeded')
    .where('jobs.created_at', '>', now - acknowledgementWindowMs)
    .groupBy('leads.email_key')
    .execute();
  return new Map(rows.map((row) => [row.email_key, Number(row.count)]));
}
