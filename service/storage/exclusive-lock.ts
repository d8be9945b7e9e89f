import { type Kysely, sql } from 'kysely';
import { isBusy } from './node-sqlite-dialect.ts';
import type { Engine, Tables } from './tables.ts';

/**
 * Runs `work` while no other program can open the SQLite store; on PostgreSQL, which is meant to be
 * shared, just runs it. Throws a sentence for the owner if another program has the file open.
 */
export async function withExclusiveLock<T>(
  { engine, db }: { engine: Engine; db: Kysely<Tables> },
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'postgres') return await work();
  try {
    await lockOut(db);
    return await work();
  } finally {
    await sql`pragma locking_mode=normal`.execute(db);
    await sql`pragma journal_mode=wal`.execute(db);
  }
}

async function lockOut(db: Kysely<Tables>): Promise<void> {
  try {
    // SQLite gives up the write-ahead log only if no other program has the file open.
    await sql`pragma journal_mode=delete`.execute(db);
    // From now on the connection keeps its lock (sqlite.org/pragma.html#pragma_locking_mode).
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
