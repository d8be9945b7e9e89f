import { afterAll, beforeAll } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../storage/testing/test-postgres.ts';
import { describeAsking } from './asking.suite.ts';
import { describeNewsletter } from './newsletter.suite.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

const locate = async () => ({
  engine: 'postgres' as const,
  location: await server.emptyDatabase(),
});

describeNewsletter('PostgreSQL', locate);
describeAsking('PostgreSQL', locate);
