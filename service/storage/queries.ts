import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { SingleUseToken } from '../leads/submission.ts';
import { StoreInUseError } from './store-errors.ts';
import type { Tables } from './tables.ts';

/** The database, or one of its transactions. */
export type Database = Kysely<Tables>;

/** Whether it is SQLite, for the few statements that PostgreSQL writes differently. */
export const isSqlite = (db: Database) => db.getExecutor().adapter instanceof SqliteAdapter;

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
export async function lockAddress(db: Database, emailKey: string): Promise<void> {
  // SQLite's transactions exclude each other anyway.
  if (isSqlite(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey}, 0))`.execute(db);
}

/** Marks a verification token as used. Returns false if it was used before. */
export async function spendToken(db: Database, token: SingleUseToken): Promise<boolean> {
  const spent = await db
    .insertInto('usedTokens')
    .values(token)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}

const scrubTries = 20;
const scrubPauseMs = 100;

/** Repeats a scrub of files until it succeeds. Throws a StoreInUseError if others keep using `what`. */
export async function tryToScrub(what: string, scrub: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < scrubTries; attempt += 1) {
    if (await scrub()) return;
    await sleep(scrubPauseMs);
  }
  throw new StoreInUseError('stillInUse', { what });
}
