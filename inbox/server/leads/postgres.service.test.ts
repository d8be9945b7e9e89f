import { openTestStore } from '../../../service/storage/testing/open-test-store.ts';
import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { describeErasing } from './erasing.suite.ts';
import { describeEvents } from './events.suite.ts';
import { describeLeadList } from './lead-list.suite.ts';
import { describeLeadWork } from './lead-work.suite.ts';
import { describeOverdue } from './overdue.suite.ts';
import { describeUnreached } from './unreached.suite.ts';

const server = providePostgres();

const open = async () => openTestStore(await server.locate());

describeLeadList('PostgreSQL', open);
describeLeadWork('PostgreSQL', open);
describeUnreached('PostgreSQL', open);
describeEvents('PostgreSQL', server.variables);
describeOverdue('PostgreSQL', server.variables);
describeErasing('PostgreSQL', async () => ({ DATABASE_URL: await server.createDatabase() }));
