import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { SingleUseToken } from '../leads/submission.ts';
import type { Engine, Tables } from './tables.ts';

/** The database, or one of its transactions, that a part of the store works on. */
export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
}

/** Rows per read of a long list; other work runs between two reads. */
export const pageSize = 500;

/** Yields pages of rows; `read` returns at most `pageSize` rows after `last`. */
export async function* inPages<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncIterable<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    yield rows;
    last = rows.length < pageSize ? undefined : rows.at(-1);
    // SQLite answers synchronously, so reading on would block every other request.
    if (last !== undefined) await setImmediate();
  } while (last !== undefined);
}

/** Locks an address (by `emailKey`) until the transaction ends, so that no other one counts its mails. */
export async function lockAddress({ db, engine }: Database, emailKey: string): Promise<void> {
  // SQLite's transactions exclude each other anyway.
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(db);
}

/** Marks a verification token as used. Returns false if it was used before. */
export async function spendToken(db: Kysely<Tables>, token: SingleUseToken): Promise<boolean> {
  const spent = await db
    .insertInto('usedTokens')
    .values(token)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
