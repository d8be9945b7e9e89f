import type { Folder, FolderReason } from '../../leads/stored-lead.ts';
import {
  type Command,
  type CommandInput,
  type ExitCode,
  exitCodes,
  UsageError,
} from '../command.ts';
import { sayAtEnd } from './say-at-end.ts';

async function moveAll(
  { context, args, terminal, now }: CommandInput,
  folder: Folder,
  reasons: readonly FolderReason[],
  done: string,
): Promise<ExitCode> {
  if (args.positionals.length === 0) {
    throw new UsageError('Say which leads, by id. `list` prints the ids.');
  }
  return sayAtEnd(terminal, async (say) => {
    let missing = 0;
    for (const id of args.positionals) {
      if (await context.leads.move(id, folder, reasons, now)) {
        say(`${id} ${done}\n`);
      } else {
        missing += 1;
        terminal.err(`There is no lead ${id} in ${context.location}.\n`);
      }
    }
    return missing === 0 ? exitCodes.done : exitCodes.failed;
  });
}

export const release: Command = {
  name: 'release',
  summary: 'moves leads to the inbox and sends what was held back',
  parameters: 'ID…',
  options: {},
  examples: ['release 01938c6e-0000-7000-8000-000000000000'],
  run: (input) =>
    moveAll(input, 'inbox', [], 'is in the inbox; the running server sends what was held back'),
};

export const spam: Command = {
  name: 'spam',
  summary: 'moves leads to spam; nothing more is sent about them',
  parameters: 'ID…',
  options: {},
  examples: ['spam 01938c6e-0000-7000-8000-000000000000'],
  run: (input) => moveAll(input, 'spam', ['marked-by-owner'], 'is in spam'),
};
