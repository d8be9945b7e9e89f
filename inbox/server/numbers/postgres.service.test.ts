import { afterAll, beforeAll } from 'vitest';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../service/storage/testing/test-postgres.ts';
import { describeNumbers } from './numbers.suite.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

describeNumbers('PostgreSQL', async () => ({ DATABASE_URL: await server.emptyDatabase() }));
