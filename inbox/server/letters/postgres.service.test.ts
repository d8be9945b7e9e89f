import { afterAll, beforeAll } from 'vitest';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../service/storage/testing/test-postgres.ts';
import { describeEnding } from './ending.suite.ts';
import { describePausing } from './pausing.suite.ts';
import { describeSending } from './sending.suite.ts';
import { describeWriting } from './writing.suite.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

const variables = async () => ({ DATABASE_URL: await server.emptyDatabase() });

describeWriting('PostgreSQL', variables);
describeSending('PostgreSQL', variables);
describePausing('PostgreSQL', variables);
describeEnding('PostgreSQL', variables);
