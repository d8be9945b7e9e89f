import { join } from 'node:path';
import { describeBooking } from './booking.suite.ts';
import { describeCancelling } from './cancelling.suite.ts';

const locate = async (folder: string) => ({
  engine: 'sqlite' as const,
  location: join(folder, 'leads.sqlite'),
});

describeBooking('SQLite', locate);
describeCancelling('SQLite', locate);
