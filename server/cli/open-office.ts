import { access } from 'node:fs/promises';
import { outboxFolder } from '../delivery/create-delivery.ts';
import type { Env } from '../env.ts';
import { openStore } from '../storage/open-store.ts';
import type { Office } from './command.ts';

/** Opens the store of the environment for the owner's commands. Throws where there is none. */
export async function openOffice(env: Env): Promise<Office & { close(): Promise<void> }> {
  const { engine, location } = env.store;
  if (engine === 'sqlite') {
    await access(location).catch(() => {
      throw new Error(
        `There is no store at ${location}. Start the site once (npm start), run the command in its folder, or set DATABASE_URL.`,
      );
    });
  }
  const store = await openStore(env.store, { webhook: env.webhook !== undefined });
  return {
    leads: store.leads,
    jobs: store.jobs,
    subscribers: store.subscribers,
    outboxFolder: outboxFolder(env.dataDirectory),
    siteUrl: env.siteUrl,
    location: engine === 'sqlite' ? location : withoutPassword(location),
    assertWritable: () => store.assertWritable(),
    backup: (path) => store.backup(path),
    copyTo: (url, onProgress) => store.copyTo(url, onProgress),
    close: () => store.close(),
  };
}

function withoutPassword(address: string): string {
  const url = new URL(address);
  return `postgres://${url.host}${url.pathname}`;
}
