import type { Kysely } from 'kysely';
import type { Database } from '../../../service/storage/queries.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import type { AuditEntry } from '../../contract/people.ts';
import type { AuditAction } from '../../contract/terms.ts';

/** Entries that the owners see. */
const shown = 1000;

interface NewEntry {
  /** Null: the company's commands. */
  personId: string | null;
  action: AuditAction;
  /** Id of what it was done to: a person, lead or letter. */
  subjectId?: string;
  /** No personal data of leads. */
  detail?: string;
}

/** Writes down who did what, within a transaction if `db` is one. */
export async function addAudit(db: Kysely<Tables>, entry: NewEntry, now: number): Promise<void> {
  const { subjectId = null, detail = null, ...rest } = entry;
  await db
    .insertInto('audit')
    .values({ ...rest, subjectId, detail, at: now })
    .execute();
}

/** Who did what. */
export function createAuditStore({ db }: Database) {
  return {
    add: (entry: NewEntry, now: number) => addAudit(db, entry, now),

    /** Newest first. */
    list: (): Promise<AuditEntry[]> =>
      db
        .selectFrom('audit')
        .select(['at', 'personId', 'action', 'subjectId', 'detail'])
        .orderBy('seq', 'desc')
        .limit(shown)
        .execute(),
  };
}
