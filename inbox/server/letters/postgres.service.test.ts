import { afterAll, beforeAll } from 'vitest';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../service/storage/testing/test-postgres.ts';
import { describeLetters } from './letters.suite.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

describeLetters('PostgreSQL', async () => ({ DATABASE_URL: await server.emptyDatabase() }));
