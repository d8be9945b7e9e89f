import { createInboxStore, type InboxStore } from '../../../inbox/server/inbox-store.ts';
import {
  migrateStore,
  type OpenDatabase,
  openDatabase,
  type StoreLocation,
} from '../open-store.ts';

/** A store whose database tests may read and change directly. */
export interface TestStore extends InboxStore, Pick<OpenDatabase, 'db'> {}

/** Opens a store, new or of an older version, as the server does when it starts. */
export async function openTestStore(location: StoreLocation): Promise<TestStore> {
  await migrateStore(location);
  const database = await openDatabase(location);
  return { ...createInboxStore(database), db: database.db };
}
