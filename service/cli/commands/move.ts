import type { Folder, FolderReason } from '../../leads/stored-lead.ts';
import { type Command, type ExitCode, exitCodes, type StoreInput } from '../command.ts';
import { findId } from '../lead-options.ts';

async function moveAll(
  input: StoreInput,
  folder: Exclude<Folder, 'held'>,
  reasons: readonly FolderReason[],
): Promise<ExitCode> {
  const { store, args, terminal, say, now } = input;
  let code: ExitCode = exitCodes.done;
  for (const typed of args.positionals) {
    const id = await findId(input, 'leads', typed);
    if (id !== undefined && (await store.leads.move(id, folder, reasons, now))) {
      await terminal.out(`${say(folder === 'inbox' ? 'inInbox' : 'inSpam', { what: typed })}\n`);
    } else code = exitCodes.failed;
  }
  return code;
}

export const release: Command = {
  name: 'release',
  parameters: 'ID…',
  run: (input) => moveAll(input, 'inbox', []),
};

export const spam: Command = {
  name: 'spam',
  parameters: 'ID…',
  run: (input) => moveAll(input, 'spam', ['marked-by-owner']),
};
