import type { Folder, FolderReason } from '../../leads/stored-lead.ts';
import type { Command, StoreInput } from '../command.ts';
import { findId } from '../lead-options.ts';

/** Moves one lead after the other, up to the first that does not exist. */
async function moveAll(
  input: StoreInput,
  folder: Exclude<Folder, 'held'>,
  reasons: readonly FolderReason[],
): Promise<void> {
  const { store, args, terminal, say, now } = input;
  for (const typed of args.positionals) {
    await store.leads.move(await findId(input, 'leads', typed), folder, reasons, now);
    await terminal.out(`${say(folder === 'inbox' ? 'inInbox' : 'inSpam', { what: typed })}\n`);
  }
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
