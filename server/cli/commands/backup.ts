import { chmod } from 'node:fs/promises';
import { type Command, exitCodes, UsageError } from '../command.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copies the SQLite store into a file while the site runs',
  parameters: 'FILE',
  options: {},
  examples: ['backup backups/leads-2026-03-15.sqlite'],
  async run({ office, args, terminal }) {
    const [path, ...others] = args.positionals;
    if (path === undefined || others.length > 0) {
      throw new UsageError('Say where to: backup FILE');
    }
    await office.backup(path);
    // It holds what visitors wrote: nobody else on the machine may read it.
    await chmod(path, 0o600);
    await terminal.out(`${path} holds a complete copy of ${office.location}\n`);
    return exitCodes.done;
  },
};
