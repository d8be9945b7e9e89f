import { describeAsking } from './asking-contract.ts';
import { describeNewsletter } from './newsletter-contract.ts';

describeNewsletter('SQLite', async () => undefined);
describeAsking('SQLite', async () => undefined);
