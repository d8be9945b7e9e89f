import { afterAll, beforeAll } from 'vitest';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../service/storage/testing/test-postgres.ts';
import { describeBooking } from './booking.suite.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
}, 60_000);
afterAll(() => server.remove(), 60_000);

describeBooking('PostgreSQL', async () => ({
  engine: 'postgres',
  location: await server.emptyDatabase(),
}));
