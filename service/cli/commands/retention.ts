import { outboxFolder } from '../../delivery/mail/mail-transport.ts';
import { eraseOverdue } from '../../erasure.ts';
import { type Command, exitCodes } from '../command.ts';
import { scrub } from './erase.ts';

export const retention: Command = {
  name: 'retention',
  parameters: '',
  options: { 'dry-run': true },
  examples: ['retention --dry-run'],
  async run(input) {
    const { store, args, terminal, say, env, now } = input;
    const dryRun = args.flag('dry-run');
    const parts = { store, outboxFolder: outboxFolder(env.dataDir) };
    const counts = await eraseOverdue(parts, now, { dryRun });
    for (const [what, n] of Object.entries(counts)) await terminal.out(`${what}: ${n}\n`);
    terminal.err(`${say(dryRun ? 'wouldGo' : 'gone')}\n`);
    return dryRun ? exitCodes.done : await scrub(input);
  },
};
