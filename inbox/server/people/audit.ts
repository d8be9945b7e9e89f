import type { Database } from '../../../service/storage/queries.ts';
import type { AuditEntry } from '../../contract/people.ts';
import type { AuditAction } from '../../contract/terms.ts';

/** Number of entries shown to owners. */
const shown = 1000;

interface NewEntry {
  /** Null for the company's commands. */
  personId: string | null;
  action: AuditAction;
  /** Id of the person, lead or letter concerned. */
  subjectId?: string;
  /** No personal data of leads. */
  detail?: string;
}

/** Adds an audit entry, within a transaction if `db` is one. */
export async function addAudit(db: Database, entry: NewEntry, now: number): Promise<void> {
  const { subjectId = null, detail = null, ...rest } = entry;
  await db
    .insertInto('audit')
    .values({ ...rest, subjectId, detail, at: now })
    .execute();
}

/** The audit log. */
export function createAuditStore(db: Database) {
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
