import { PostgresUnusableError, unusable } from '../../storage/postgres-refusals.ts';
import { withoutPassword } from '../address.ts';
import { type Command, exitCodes, UsageError } from '../command.ts';

export const copy: Command = {
  name: 'copy',
  summary:
    'copies the SQLite store into an empty PostgreSQL database, all or nothing; stop the server first',
  parameters: 'postgres://…',
  options: {},
  examples: ['copy postgres://user:password@localhost/leads'],
  async run({ context, args, terminal }) {
    const [url, ...others] = args.positionals;
    if (
      url === undefined ||
      !/^postgres(?:ql)?:\/\//.test(url) ||
      !URL.canParse(url) ||
      others.length > 0
    ) {
      throw new UsageError('Say where to: copy postgres://user:password@host/database');
    }
    const counts = await context
      .copyTo(url, (table, rows) => {
        if (terminal.watched) terminal.err(`\r${table} ${rows}   `);
      })
      .catch((error: unknown) => {
        throw namingTarget(error, url);
      });
    if (terminal.watched) terminal.err('\r\u001b[K');
    for (const [table, rows] of Object.entries(counts)) {
      await terminal.out(`${table.padEnd(24)}${rows} rows\n`);
    }
    terminal.err('Now set DATABASE_URL to the new address, and start the server.\n');
    return exitCodes.done;
  },
};

/** The store speaks of DATABASE_URL, but the database that does not answer is the one typed here. */
function namingTarget(error: unknown, url: string): unknown {
  if (!(error instanceof PostgresUnusableError)) return error;
  return new Error(unusable(`The database ${withoutPassword(url)}`, error), { cause: error });
}
