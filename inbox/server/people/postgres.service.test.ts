import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { describeSignIn } from './sign-in.suite.ts';

const server = providePostgres();

describeSignIn('PostgreSQL', server.variables);
