import { join } from 'node:path';
import { describeBooking } from './booking.suite.ts';

describeBooking('SQLite', async (folder) => ({
  engine: 'sqlite',
  location: join(folder, 'leads.sqlite'),
}));
