import { afterAll, beforeAll } from 'vitest';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

/** Starts a PostgreSQL server for the tests of one file and stops it after the last. */
export function providePostgres() {
  let running: TestPostgres;
  beforeAll(async () => {
    running = await startTestPostgres();
  });
  afterAll(() => running.remove());

  const emptyDatabase = () => running.emptyDatabase();
  return {
    createDatabase: () => running.createDatabase(),
    emptyDatabase,
    filesWith: (words: RegExp) => running.filesWith(words),
    /** An empty database, as a store's location. */
    locate: async () => ({ engine: 'postgres' as const, location: await emptyDatabase() }),
    /** An empty database, as environment variables. */
    variables: async () => ({ DATABASE_URL: await emptyDatabase() }),
  };
}
