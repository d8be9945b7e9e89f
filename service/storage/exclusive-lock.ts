import { type Kysely, sql } from 'kysely';
import { isBusy } from './node-sqlite-dialect.ts';
import type { Engine, Tables } from './tables.ts';

/**
 * Runs `work` while no other program can open the SQLite store; on PostgreSQL, where others are meant
 * to be, just runs it. Throws a sentence for the owner where another program has the file open.
 */
export async function withExclusiveLock<T>(
  { engine, db }: { engine: Engine; db: Kysely<Tables> },
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'postgres') return await work();
  try {
    await shutOut(db);
    return await work();
  } finally {
    await sql`pragma locking_mode=normal`.execute(db);
    await sql`pragma journal_mode=wal`.execute(db);
  }
}

async function shutOut(db: Kysely<Tables>): Promise<void> {
  try {
    // SQLite gives the write-ahead log up only for one who is alone: a server keeps its file open.
    await sql`pragma journal_mode=delete`.execute(db);
    // The lock that is taken now stays with the connection (sqlite.org/pragma.html#pragma_locking_mode).
    await sql`pragma locking_mode=exclusive`.execute(db);
    await sql`begin exclusive`.execute(db);
    await sql`commit`.execute(db);
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Error(
      'Another program has this store open, most likely the server, and could change it meanwhile, so nothing was done. ' +
        'Stop the server, and whatever else reads the file, then run this command again.',
      { cause: error },
    );
  }
}
