import { describeNewsletter } from './newsletter-contract.ts';

describeNewsletter('SQLite', async () => undefined);
