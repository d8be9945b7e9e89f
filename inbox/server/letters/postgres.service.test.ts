import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { describeEnding } from './ending.suite.ts';
import { describePausing } from './pausing.suite.ts';
import { describeSending } from './sending.suite.ts';
import { describeWriting } from './writing.suite.ts';

const server = providePostgres();

describeWriting('PostgreSQL', server.variables);
describeSending('PostgreSQL', server.variables);
describePausing('PostgreSQL', server.variables);
describeEnding('PostgreSQL', server.variables);
