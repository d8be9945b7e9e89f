import { type Insertable, sql } from 'kysely';
import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import type { Database } from '../../../service/storage/queries.ts';
import type { Tables } from '../../../service/storage/tables.ts';

export type NewVisits = Omit<Insertable<Tables['pageVisits']>, 'id'>;

/** Rows per statement; SQLite allows at most 32,766 values. */
const rowsAtOnce = 500;

export type VisitStore = ReturnType<typeof createVisitStore>;

/** Page views by day. */
export function createVisitStore(db: Database) {
  return {
    /** Adds counts to the stored ones. */
    async add(counts: readonly NewVisits[], now: number): Promise<void> {
      if (counts.length === 0) return;
      // Sorted, so that two servers do not deadlock.
      const sorted = counts
        .map((row) => ({ row, key: JSON.stringify(row) }))
        .sort((one, other) => (one.key < other.key ? -1 : 1))
        .map(({ row }) => ({ ...row, id: timeOrderedId(now) }));
      await db.transaction().execute(async (trx) => {
        for (let at = 0; at < sorted.length; at += rowsAtOnce) {
          await upsert(trx, sorted.slice(at, at + rowsAtOnce));
        }
      });
    },

    /** Deletes the counts of earlier days. */
    async forget(day: string): Promise<void> {
      await db.deleteFrom('pageVisits').where('day', '<', day).execute();
    },
  };
}

async function upsert(
  db: Database,
  rows: readonly Insertable<Tables['pageVisits']>[],
): Promise<void> {
  await db
    .insertInto('pageVisits')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'page', 'source', 'campaign', 'language', 'isBot']).doUpdateSet({
        views: sql`page_visits.views + excluded.views`,
        visits: sql`page_visits.visits + excluded.visits`,
      }),
    )
    .execute();
}
