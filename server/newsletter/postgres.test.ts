import { afterAll, beforeAll } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../storage/testing/test-postgres.ts';
import { describeNewsletter } from './newsletter-contract.ts';

let server: TestPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

describeNewsletter('PostgreSQL', async () => ({
  engine: 'postgres',
  location: await server.createDatabase(),
}));
