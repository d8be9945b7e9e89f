import type { Language } from '../../../contract/language.ts';
import { emailKey } from '../../../service/leads/comparable-text.ts';
import { timeOrderedId } from '../../../service/leads/time-ordered-id.ts';
import { addJobs } from '../../../service/storage/job-rows.ts';
import { type Database, lockAddress } from '../../../service/storage/queries.ts';
import type { Role } from '../../contract/terms.ts';
import type { InboxTables } from '../store/tables.ts';
import { addAudit } from './audit.ts';

type Purpose = InboxTables['signInLinks']['purpose'];

const minute = 60_000;
const hour = 60 * minute;

/** Validity of a link, and how long it may wait until its mail is written. */
const times = {
  invitation: { valid: 24 * hour, waits: 72 * hour },
  'sign-in': { valid: 15 * minute, waits: hour },
} as const satisfies Record<Purpose, { valid: number; waits: number }>;

/** Most valid sign-in links of one person. */
const linksMax = 3;

/** A person who may use the inbox. */
export interface Person {
  id: string;
  email: string;
  name: string;
  role: Role;
  language: Language;
}

export const personColumns = [
  'people.id',
  'people.email',
  'people.name',
  'people.role',
  'people.language',
] as const;

export interface Invitation {
  email: string;
  role: Role | undefined;
  language: Language;
  /** Hash of a token that is shown at once; without it the link is mailed. */
  hash?: string;
}

/** Stores the people who may use the inbox, and their sign-in links. */
export function createPeopleStore(db: Database) {
  const active = (trx: Database) => trx.selectFrom('people').where('revokedAt', 'is', null);

  return {
    /** Whether anybody may use the inbox: was invited, and not revoked since. */
    async isAnybody(): Promise<boolean> {
      return (await active(db).select('id').limit(1).executeTakeFirst()) !== undefined;
    },

    find: (id: string): Promise<Person | undefined> =>
      active(db).select(personColumns).where('id', '=', id).executeTakeFirst(),

    /** Everybody, including revoked people, in the order of their invitations. */
    list: () =>
      db
        .selectFrom('people')
        .select([...personColumns, 'invitedAt', 'joinedAt', 'revokedAt'])
        .orderBy('invitedAt')
        .orderBy('email')
        .execute(),

    /** Adds a person, or readmits a revoked one, with a link that is mailed or shown. */
    async invite({ email, role, language, hash }: Invitation, now: number): Promise<Person> {
      return await db.transaction().execute(async (trx) => {
        const key = emailKey(email);
        const revoked = trx
          .selectFrom('people')
          .select('id')
          .where('emailKey', '=', key)
          .where('revokedAt', 'is not', null);
        // A sign-in during the revocation may have left a session or passkey, which would be valid again.
        for (const table of ['sessions', 'passkeys'] as const) {
          await trx.deleteFrom(table).where('personId', 'in', revoked).execute();
        }
        const { id } = await trx
          .insertInto('people')
          .values({
            id: timeOrderedId(now),
            email,
            emailKey: key,
            name: '',
            role: role ?? 'colleague',
            language,
            invitedAt: now,
            joinedAt: null,
            revokedAt: null,
          })
          .onConflict((conflict) =>
            conflict
              .column('emailKey')
              .doUpdateSet({ email, revokedAt: null, invitedAt: now, ...(role && { role }) }),
          )
          .returning('id')
          .executeTakeFirstOrThrow();
        await addLink(trx, { personId: id, purpose: 'invitation', hash }, now);
        const person = await trx
          .selectFrom('people')
          .select(personColumns)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        await addAudit(
          trx,
          { personId: null, action: 'invitation', subjectId: id, detail: person.role },
          now,
        );
        return person;
      });
    },

    /** Queues a sign-in link for the person with this address, if there is one. */
    async requestLink(email: string, now: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const key = emailKey(email);
        const person = await active(trx)
          .select('id')
          .where('emailKey', '=', key)
          .executeTakeFirst();
        if (!person) return;
        await lockAddress(trx, key);
        const { count } = await trx
          .selectFrom('signInLinks')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('personId', '=', person.id)
          .where('purpose', '=', 'sign-in')
          .where('expiresAt', '>', now)
          .executeTakeFirstOrThrow();
        if (count < linksMax) await addLink(trx, { personId: person.id, purpose: 'sign-in' }, now);
      });
    },

    /** Sets the token of a link that is about to be mailed; returns its person, undefined if expired. */
    async makeLink(id: string, hash: string, now: number) {
      return await db.transaction().execute(async (trx) => {
        const link = await trx
          .selectFrom('signInLinks')
          .innerJoin('people', 'people.id', 'signInLinks.personId')
          .select(['signInLinks.purpose', ...personColumns])
          .where('signInLinks.id', '=', id)
          .where('signInLinks.expiresAt', '>', now)
          .where('people.revokedAt', 'is', null)
          .executeTakeFirst();
        if (!link) return undefined;
        const expiresAt = now + times[link.purpose].valid;
        await trx
          .updateTable('signInLinks')
          .set({ hash, expiresAt })
          .where('id', '=', id)
          .execute();
        const { purpose, ...person } = link;
        return { purpose, person };
      });
    },

    /** The person of a link; uses up this link and all others of the person. */
    async useLink(hash: string, now: number): Promise<Person | undefined> {
      return await db.transaction().execute(async (trx) => {
        const link = trx
          .selectFrom('signInLinks')
          .select('personId')
          .where('hash', '=', hash)
          .where('expiresAt', '>', now);
        // Locked before the links, as a revocation does.
        const person = await active(trx)
          .select([...personColumns, 'joinedAt'])
          .where('id', 'in', link)
          .forUpdate()
          .executeTakeFirst();
        if (!person) return undefined;
        const { joinedAt, ...found } = person;
        const used = await trx
          .deleteFrom('signInLinks')
          .where('personId', '=', found.id)
          .returning('hash')
          .execute();
        // Used up meanwhile, by a request at the same time.
        if (!used.some((one) => one.hash === hash)) return undefined;
        if (joinedAt === null) {
          await trx
            .updateTable('people')
            .set({ joinedAt: now })
            .where('id', '=', found.id)
            .execute();
        }
        return found;
      });
    },

    /** Updates a person's own name and language. */
    async update(
      id: string,
      { name, language }: { name?: string | undefined; language?: Language | undefined },
    ): Promise<void> {
      const changes = { ...(name && { name }), ...(language && { language }) };
      if (Object.keys(changes).length === 0) return;
      await db.updateTable('people').set(changes).where('id', '=', id).execute();
    },

    /** Revokes a person and all they can sign in with; the id, or undefined if the address is unknown. */
    async revoke(email: string, now: number): Promise<string | undefined> {
      return await db.transaction().execute(async (trx) => {
        const person = await trx
          .updateTable('people')
          .set({ revokedAt: now })
          .where('emailKey', '=', emailKey(email))
          .where('revokedAt', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (!person) return undefined;
        for (const table of ['sessions', 'signInLinks', 'passkeys', 'passkeyChallenges'] as const) {
          await trx.deleteFrom(table).where('personId', '=', person.id).execute();
        }
        await addAudit(trx, { personId: null, action: 'revoked', subjectId: person.id }, now);
        return person.id;
      });
    },
  };
}

/** Adds a link; without a token also the job that mails it. */
async function addLink(
  db: Database,
  { hash, ...link }: { personId: string; purpose: Purpose; hash?: string | undefined },
  now: number,
): Promise<void> {
  const id = timeOrderedId(now);
  const { valid, waits } = times[link.purpose];
  const expiresAt = now + (hash ? valid : waits);
  await db
    .insertInto('signInLinks')
    .values({ id, hash: hash ?? null, ...link, expiresAt })
    .execute();
  if (!hash) await addJobs(db, [{ kind: 'sign-in-link', subjectId: id }], now);
}
