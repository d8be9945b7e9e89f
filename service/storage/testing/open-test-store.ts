import { type Database, openDatabase, type StoreLocation } from '../open-database.ts';
import { createStore, type Store } from '../open-store.ts';

/** A store whose database tests may look into and change behind its back. */
export interface TestStore extends Store, Pick<Database, 'db' | 'engine'> {}

export async function openTestStore(location: StoreLocation): Promise<TestStore> {
  const database = await openDatabase(location);
  return { ...createStore(database), db: database.db, engine: database.engine };
}
