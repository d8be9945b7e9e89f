import { type Kysely, sql, type Transaction } from 'kysely';
import type { Engine, Tables } from './tables.ts';

/**
 * A transaction that need not be on disk when it returns, for what does no harm when a power cut
 * undoes it: a claim, a counter, the note that something was delivered (it is delivered again). It
 * survives the end of the process all the same, and reaches the disk with the next full commit.
 */
export async function relaxedTransaction<T>(
  db: Kysely<Tables>,
  engine: Engine,
  work: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (engine === 'postgres') {
    return await db.transaction().execute(async (trx) => {
      await sql`set local synchronous_commit = off`.execute(trx);
      return await work(trx);
    });
  }
  // The store has one connection, which nobody else gets between the two settings.
  return await db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await connection.transaction().execute(work);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
