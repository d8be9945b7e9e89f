import { describeNumbers } from './numbers.suite.ts';

describeNumbers('SQLite', async () => ({}));
