import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import type { Database } from '../../../service/storage/queries.ts';
import { hashToken } from '../../../service/token.ts';
import type { Device } from '../../contract/people.ts';
import { addAudit } from './audit.ts';
import { type Person, personColumns } from './people-store.ts';

/** Lifetime of a session: thirty days, in milliseconds. */
export const sessionMs = 30 * 24 * 60 * 60_000;

/** Precision of a session's last use in the list of sessions, in milliseconds. */
const seenEveryMs = 5 * 60_000;

interface NewSession {
  /** Value of the cookie; the store keeps its hash. */
  token: string;
  /** Browser and system, for the list of sessions. */
  device: string;
  /** Previous token of the cookie, whose session ends. */
  replaced: string | undefined;
  /** How the person signed in. */
  by: 'link' | 'passkey';
}

/** Stores the sessions. */
export function createSessionStore(db: Database) {
  return {
    async open(person: Person, session: NewSession, now: number): Promise<void> {
      const { token, device, replaced, by } = session;
      await db.transaction().execute(async (trx) => {
        if (replaced !== undefined) {
          await trx.deleteFrom('sessions').where('hash', '=', hashToken(replaced)).execute();
        }
        await trx
          .insertInto('sessions')
          .values({
            hash: hashToken(token),
            id: timeOrderedId(now),
            personId: person.id,
            device,
            createdAt: now,
            seenAt: now,
            expiresAt: now + sessionMs,
          })
          .execute();
        await addAudit(trx, { personId: person.id, action: 'sign-in', detail: by }, now);
      });
    },

    /** The person and id of a token's session. */
    async find(token: string, now: number): Promise<{ person: Person; id: string } | undefined> {
      const found = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.personId')
        .select([...personColumns, 'sessions.id as sessionId', 'seenAt'])
        .where('hash', '=', hashToken(token))
        .where('expiresAt', '>', now)
        .where('revokedAt', 'is', null)
        .executeTakeFirst();
      if (!found) return undefined;
      const { sessionId: id, seenAt, ...person } = found;
      if (now - seenAt > seenEveryMs) {
        await db.updateTable('sessions').set({ seenAt: now }).where('id', '=', id).execute();
      }
      return { person, id };
    },

    /** Whether a session is still valid; revoking a person deletes their sessions. */
    async isOpen(id: string, now: number): Promise<boolean> {
      const open = await db
        .selectFrom('sessions')
        .select('id')
        .where('id', '=', id)
        .where('expiresAt', '>', now)
        .executeTakeFirst();
      return open !== undefined;
    },

    /** Newest first. */
    async list(personId: string, current: string, now: number): Promise<Device[]> {
      const rows = await db
        .selectFrom('sessions')
        .select(['id', 'device', 'createdAt', 'seenAt'])
        .where('personId', '=', personId)
        .where('expiresAt', '>', now)
        .orderBy('seenAt', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, isThis: row.id === current }));
    },

    /** Ends a session of that person; false if there was none. */
    async end(personId: string, id: string, now: number): Promise<boolean> {
      return await db.transaction().execute(async (trx) => {
        const ended = await trx
          .deleteFrom('sessions')
          .where('id', '=', id)
          .where('personId', '=', personId)
          .returning('id')
          .executeTakeFirst();
        if (!ended) return false;
        await addAudit(trx, { personId, action: 'sign-out' }, now);
        return true;
      });
    },
  };
}
