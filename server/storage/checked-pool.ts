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
  #isLost = false;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('No cursor is ever asked for.');
    return this.#client.query(statement, [...parameters]).catch((error: unknown) => {
      // Only what the database itself says shows that the two still understand each other.
      this.#isLost ||= !(error instanceof pg.DatabaseError);
      throw error;
    });
  }

  release(): void {
    this.#client.release(this.#isLost);
  }
}
