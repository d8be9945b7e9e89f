import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { describeNumbers } from './numbers.suite.ts';

const server = providePostgres();

describeNumbers('PostgreSQL', server.variables);
