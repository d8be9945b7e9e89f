import type { Transaction } from 'kysely';
import type { SingleUseToken } from '../leads/ports.ts';
import type { Tables } from './tables.ts';

/** Marks a verification token as used; false if it was used before. */
export async function spendToken(
  trx: Transaction<Tables>,
  { id, expiresAt }: SingleUseToken,
): Promise<boolean> {
  const spent = await trx
    .insertInto('used_tokens')
    .values({ id, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
