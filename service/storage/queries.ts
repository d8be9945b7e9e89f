import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { SingleUseToken } from '../leads/submission.ts';
import type { Engine, Tables } from './tables.ts';

/** What the rooms of the store work on: a database or one of its transactions. */
export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
}

/** Rows read at once where many are read; between two reads other work gets its turn. */
export const pageSize = 500;

/** Pages of rows; `read` gets the rows behind `last`, at most `pageSize` of them. */
export async function* inPages<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncIterable<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    yield rows;
    last = rows.length < pageSize ? undefined : rows.at(-1);
    // SQLite answers without waiting, so that reading on would keep every other request from its turn.
    if (last !== undefined) await setImmediate();
  } while (last !== undefined);
}

/** Until the transaction ends, nobody else counts what this address (by `emailKey`) was sent. */
export async function lockAddress({ db, engine }: Database, emailKey: string): Promise<void> {
  // SQLite's transactions exclude each other anyway.
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(db);
}

/** Marks a verification token as used; false if it was used before. */
export async function spendToken(db: Kysely<Tables>, token: SingleUseToken): Promise<boolean> {
  const spent = await db
    .insertInto('usedTokens')
    .values(token)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
