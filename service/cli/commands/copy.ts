import { configuredDatabase } from '../../storage/explain-unusable.ts';
import { StoreUnusableError } from '../../storage/store-errors.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';
import { locationOf } from '../open-command-store.ts';

export const copy: Command = {
  name: 'copy',
  parameters: 'ADDRESS',
  examples: ['copy postgres://user:password@localhost/leads'],
  async run({ store, args, terminal, say }) {
    const [url = ''] = args.positionals;
    if (!/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url)) {
      throw new UsageError(say('noPostgres'));
    }
    const counts = await store.copyTo(url).catch((error: unknown) => {
      // The store speaks of DATABASE_URL, but the database that does not answer is the one typed here.
      if (!(error instanceof StoreUnusableError)) throw error;
      const name = locationOf({ engine: 'postgres', location: url });
      throw new StoreUnusableError(
        error.problem.replace(configuredDatabase, name),
        error.todo,
        error,
      );
    });
    for (const [table, rows] of Object.entries(counts)) {
      await terminal.out(`${table.padEnd(24)}${rows}\n`);
    }
    terminal.err(`${say('copied')}\n`);
    return exitCodes.done;
  },
};
