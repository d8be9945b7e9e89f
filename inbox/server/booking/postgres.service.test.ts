import { providePostgres } from '../../../service/storage/testing/provide-postgres.ts';
import { describeBooking } from './booking.suite.ts';
import { describeCancelling } from './cancelling.suite.ts';

const server = providePostgres();

describeBooking('PostgreSQL', server.locate);
describeCancelling('PostgreSQL', server.locate);
