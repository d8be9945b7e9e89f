import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';

/**
 * Kysely's pool, which closes a connection that the database did not answer on instead of lending it
 * out again. The statement may still arrive and its transaction may still be open, so the next
 * statement on it would be committed with half of somebody else's.
 */
export function checkedPool(pool: pg.Pool): PostgresPool {
  return {
    connect: async () => new LentConnection(await pool.connect()),
    end: () => pool.end(),
  };
}

class LentConnection implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  /** The error with which the database stopped answering. */
  #loss: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(statement: unknown, parameters: readonly unknown[] = []): unknown {
    if (typeof statement !== 'string') throw new TypeError('Cursors are not supported.');
    // A rollback would wait as long as the statement before it, and visitors with it.
    if (this.#loss) return Promise.reject(this.#loss);
    return this.#client.query(statement, [...parameters]).catch((error: unknown) => {
      // Only an error from the database itself shows that the connection still works.
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) this.#loss = error;
      throw error;
    });
  }

  release(): void {
    this.#client.release(this.#loss);
  }
}
