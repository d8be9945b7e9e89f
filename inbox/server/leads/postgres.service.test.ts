import { afterAll, beforeAll } from 'vitest';
import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import {
  startTestPostgres,
  type TestPostgres,
} from '../../../service/storage/testing/test-postgres.ts';
import { describeErasing } from './erasing.suite.ts';
import { describeEvents } from './events.suite.ts';
import { describeLeadList } from './lead-list.suite.ts';
import { describeLeadWork } from './lead-work.suite.ts';
import { describeOverdue } from './overdue.suite.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.remove());

const open = async () =>
  openTestStore({ engine: 'postgres', location: await server.emptyDatabase() });

describeLeadList('PostgreSQL', open);
describeLeadWork('PostgreSQL', open);
describeEvents('PostgreSQL', async () => ({ DATABASE_URL: await server.emptyDatabase() }));
describeOverdue('PostgreSQL', async () => ({ DATABASE_URL: await server.emptyDatabase() }));
describeErasing('PostgreSQL', async () => ({ DATABASE_URL: await server.createDatabase() }));
