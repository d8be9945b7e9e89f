import { afterAll, beforeAll } from 'vitest';
import { startTestPostgres, type TestPostgres } from './test-postgres.ts';

/** A PostgreSQL server of its own for the tests of a file: it runs from the first of them to the last. */
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
    /** An empty database, as a store is told of it. */
    locate: async () => ({ engine: 'postgres' as const, location: await emptyDatabase() }),
    /** An empty database, as the environment tells of it. */
    variables: async () => ({ DATABASE_URL: await emptyDatabase() }),
  };
}
