import { describeAsking } from './asking.suite.ts';
import { describeNewsletter } from './newsletter.suite.ts';

describeNewsletter('SQLite', async () => undefined);
describeAsking('SQLite', async () => undefined);
