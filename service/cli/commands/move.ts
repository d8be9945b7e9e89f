import type { Folder, FolderReason } from '../../leads/stored-lead.ts';
import { type Command, Failure, type StoreInput } from '../command.ts';
import { findId } from '../lead-options.ts';

/** Moves each lead that exists, and names the ids of no lead. Throws `Failure` for those. */
async function moveAll(
  input: StoreInput,
  folder: Exclude<Folder, 'held'>,
  reasons: readonly FolderReason[],
): Promise<void> {
  const { store, args, terminal, say, now } = input;
  const missing: string[] = [];
  for (const typed of args.positionals) {
    try {
      const id = await findId(input, 'leads', typed);
      if (!(await store.leads.move(id, folder, reasons, now))) throw new Failure(typed);
      await terminal.out(`${say(folder === 'inbox' ? 'inInbox' : 'inSpam', { what: typed })}\n`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      missing.push(error.message);
    }
  }
  if (missing.length > 0) throw new Failure(missing.join('\n'));
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
