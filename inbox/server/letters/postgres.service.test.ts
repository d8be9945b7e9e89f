import { afterAll, beforeAll } from 'vitest';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../service/storage/testing/test-postgres.ts';
import { describePausing } from './pausing.suite.ts';
import { describeWriting } from './writing.suite.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

const variables = async () => ({ DATABASE_URL: await server.emptyDatabase() });

describeWriting('PostgreSQL', variables);
describePausing('PostgreSQL', variables);
