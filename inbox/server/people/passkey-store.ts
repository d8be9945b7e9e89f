import type { Database } from '../../../service/storage/queries.ts';
import type { Passkey } from '../../contract/people.ts';
import type { InboxTables } from '../store/tables.ts';
import { addAudit } from './audit.ts';
import { type Person, personColumns } from './people-store.ts';

/** Validity of a challenge, in milliseconds. */
const passkeyChallengeMs = 30 * 60_000;

type PasskeyRow = InboxTables['passkeys'];

/** Stores passkeys and challenges. */
export function createPasskeyStore(db: Database) {
  return {
    /** Stores a challenge, for a signed-in person or, with null, for anybody. */
    async addChallenge(challenge: string, personId: string | null, now: number): Promise<void> {
      await db
        .insertInto('passkeyChallenges')
        .values({ challenge, personId, expiresAt: now + passkeyChallengeMs })
        .execute();
    },

    /** Uses up a challenge; false if it was not given to this person, is used or has expired. */
    async spendChallenge(challenge: string, personId: string | null, now: number) {
      const spent = await db
        .deleteFrom('passkeyChallenges')
        .where('challenge', '=', challenge)
        .where('personId', personId === null ? 'is' : '=', personId)
        .where('expiresAt', '>', now)
        .returning('challenge')
        .executeTakeFirst();
      return spent !== undefined;
    },

    /** Adds a passkey; false if its id exists already. */
    async add(passkey: Omit<PasskeyRow, 'createdAt' | 'usedAt'>, now: number): Promise<boolean> {
      const { personId } = passkey;
      return await db.transaction().execute(async (trx) => {
        const added = await trx
          .insertInto('passkeys')
          .values({ ...passkey, createdAt: now, usedAt: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added) await addAudit(trx, { personId, action: 'passkey-added' }, now);
        return added !== undefined;
      });
    },

    /** A passkey with its person. */
    async find(id: string): Promise<{ passkey: PasskeyRow; person: Person } | undefined> {
      const passkey = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (!passkey) return undefined;
      const person = await db
        .selectFrom('people')
        .select(personColumns)
        .where('id', '=', passkey.personId)
        .where('revokedAt', 'is', null)
        .executeTakeFirst();
      return person && { passkey, person };
    },

    async used(id: string, counter: number, now: number): Promise<void> {
      await db.updateTable('passkeys').set({ counter, usedAt: now }).where('id', '=', id).execute();
    },

    /** Oldest first. */
    list: (personId: string): Promise<Passkey[]> =>
      db
        .selectFrom('passkeys')
        .select(['id', 'label', 'createdAt', 'usedAt'])
        .where('personId', '=', personId)
        .orderBy('createdAt')
        .execute(),

    /** Removes a passkey of that person; false if there was none. */
    async remove(personId: string, id: string, now: number): Promise<boolean> {
      return await db.transaction().execute(async (trx) => {
        const removed = await trx
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('personId', '=', personId)
          .returning('id')
          .executeTakeFirst();
        if (!removed) return false;
        await addAudit(trx, { personId, action: 'passkey-removed' }, now);
        return true;
      });
    },
  };
}
