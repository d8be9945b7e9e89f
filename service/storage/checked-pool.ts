import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * The pool as Kysely uses it, but that a connection which the database did not answer on is closed
 * instead of lent out again. Its statement may still come through, and so may the transaction that it
 * belongs to still be open: what is asked next on it would be committed with half of somebody else's.
 */
export function checkedPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => new LentConnection(await pool.connect()),
    end: () => pool.end(),
  };
}

class LentConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  /** What was said when the database no longer answered. */
  #loss: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('No cursor is ever asked for.');
    // A rollback would wait as long as what it follows, and visitors with it.
    if (this.#loss) return Promise.reject(this.#loss);
    return this.#client.query(statement, [...parameters]).catch((error: unknown) => {
      // Only what the database itself says shows that the two still understand each other.
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) this.#loss = error;
      throw error;
    });
  }

  release(): void {
    this.#client.release(this.#loss);
  }
}
