import { access } from 'node:fs/promises';
import { outboxFolder } from '../delivery/mail/mail-transport.ts';
import { parseEnv } from '../env.ts';
import { openStore } from '../storage/open-store.ts';
import { withoutPassword } from './address.ts';
import type { CommandContext } from './command.ts';

/**
 * Opens the store of the environment for the owner's commands. Throws where there is none, or where
 * the environment is wrong.
 */
export async function openCommandContext(
  source: Readonly<Record<string, string | undefined>>,
): Promise<CommandContext & { close(): Promise<void> }> {
  const env = parseEnv(source);
  const { engine, location } = env.store;
  if (engine === 'sqlite') {
    await access(location).catch(() => {
      throw new Error(
        `There is no store at ${location}. Start the site once (npm start), run the command in its folder, or set DATABASE_URL.`,
      );
    });
  }
  const store = await openStore(env.store);
  return {
    leads: store.leads,
    jobs: store.jobs,
    subscribers: store.subscribers,
    outboxFolder: outboxFolder(env.dataDir),
    // The server may stand in with its own port; a shell that lacks its environment must not.
    siteUrl: env.configuredSiteUrl,
    location: engine === 'sqlite' ? location : withoutPassword(location),
    storeFile: engine === 'sqlite' ? location : undefined,
    scrub: () => store.scrub(),
    assertWritable: () => store.assertWritable(),
    backup: (path) => store.backup(path),
    copyTo: (url, onProgress) => store.copyTo(url, onProgress),
    close: () => store.close(),
  };
}
