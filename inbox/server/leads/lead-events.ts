import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import type { Database } from '../../../service/storage/queries.ts';
import type { Tables } from '../../../service/storage/tables.ts';

type EventRow = Tables['leadEvents'];
type NewEvent = Pick<EventRow, 'leadId' | 'personId' | 'at' | 'kind'> & Partial<EventRow>;

/** Adds an entry to a lead's history, within a transaction if `db` is one. */
export async function addEvent(db: Database, event: NewEvent): Promise<void> {
  const nothing = { before: null, after: null, kept: null };
  await db
    .insertInto('leadEvents')
    .values({ id: timeOrderedId(event.at), ...nothing, ...event })
    .execute();
}
