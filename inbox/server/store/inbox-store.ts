import type { Database } from '../../../service/storage/queries.ts';

export type InboxStore = ReturnType<typeof createInboxStore>;

/** Everything that the inbox keeps beside the leads; each part stands in the folder of its subject. */
export function createInboxStore(_database: Database) {
  return {};
}
