import { describeCommands } from './cli-contract.ts';

describeCommands('SQLite', async () => undefined);
