import { type Command, exitCodes, UsageError } from '../command.ts';

export const copy: Command = {
  name: 'copy',
  summary: 'copies the SQLite store into an empty PostgreSQL database, all of it or nothing',
  parameters: 'postgres://…',
  options: {},
  examples: ['copy postgres://user:password@localhost/leads'],
  async run({ office, args, terminal }) {
    const [url, ...others] = args.positionals;
    if (url === undefined || !/^postgres(?:ql)?:\/\//.test(url) || others.length > 0) {
      throw new UsageError('Say where to: copy postgres://user:password@host/database');
    }
    const counts = await office.copyTo(url, (table, rows) => {
      if (terminal.columns !== undefined) terminal.err(`\r${table} ${rows}   `);
    });
    if (terminal.columns !== undefined) terminal.err('\r\u001b[K');
    for (const [table, rows] of Object.entries(counts)) {
      await terminal.out(`${table.padEnd(24)}${rows} rows\n`);
    }
    terminal.err('Stop the server, set DATABASE_URL to the new address, and start it again.\n');
    return exitCodes.done;
  },
};
