import { access } from 'node:fs/promises';
import type { Env } from '../env.ts';
import { openStore, type Store, type StoreLocation } from '../storage/open-store.ts';
import type { Speech } from './speech.ts';

/** Opens the store of the environment. Throws where there is none: only the site makes one. */
export async function openCommandStore({ store }: Env, { say }: Speech): Promise<Store> {
  if (store.engine === 'sqlite') {
    await access(store.location).catch(() => {
      throw new Error(say('noStore', { where: store.location }));
    });
  }
  return await openStore(store);
}

/** The address of a store as messages may name it. */
export function locationOf({ engine, location }: StoreLocation): string {
  if (engine === 'sqlite') return location;
  const { host, pathname } = new URL(location);
  return `postgres://${host}${pathname}`;
}
