import { providePostgres } from '../storage/testing/provide-postgres.ts';
import { describeAsking } from './asking.suite.ts';
import { describeNewsletter } from './newsletter.suite.ts';

const server = providePostgres();

describeNewsletter('PostgreSQL', server.locate);
describeAsking('PostgreSQL', server.locate);
