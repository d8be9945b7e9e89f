import { type Kysely, sql } from 'kysely';
import type { SingleUseToken } from '../leads/submission.ts';
import { emailKey } from '../leads/words.ts';
import {
  confirmationValidMs,
  type SignUp,
  type Subscriber,
  type SubscriberState,
  type TokenPurpose,
} from '../newsletter/ports.ts';
import { addJobs, configuredChannels, eraseJobs, oweRecord } from './job-rows.ts';
import { type Database, inPages, lockAddress, pageSize, spendToken } from './queries.ts';
import type { SignUpTable, Tables } from './tables.ts';

/** The newsletter's people. Tokens come in as hashes only. */
export function createSubscriberStore({ db, engine }: Database) {
  return {
    /**
     * Keeps the sign-up and its confirmation job in one transaction, unless the address is
     * subscribed, refused, or was asked too often of late; the caller cannot tell. False: the
     * verification token was used before.
     */
    signUp(signUp: SignUp, token: SingleUseToken | undefined, now: number): Promise<boolean> {
      const key = emailKey(signUp.email);
      const row = { ...signUp, emailKey: key, confirmedAt: null, confirmedFrom: null };
      return db.transaction().execute(async (trx) => {
        if (token && !(await spendToken(trx, token))) return false;
        await lockAddress({ db: trx, engine }, key);
        if (!(await mayBeAsked(trx, key, now))) return true;
        await trx.insertInto('newsletterSignUps').values(row).execute();
        const subjectId = signUp.id;
        await addJobs(trx, [{ kind: 'newsletter-confirmation', subjectId }], now);
        return true;
      });
    },

    /** Adds fresh tokens to a sign-up that waits for confirmation; undefined if none does now. */
    addConfirmationTokens(signUpId: string, hashes: Record<TokenPurpose, string>, now: number) {
      return db.transaction().execute(async (trx) => {
        const row = await findSignUp(trx, signUpId);
        if (!row || !isAsked(row)) return undefined;
        const expiresAt = now + confirmationValidMs;
        await trx
          .insertInto('newsletterTokens')
          .values([
            { hash: hashes.confirm, signUpId, purpose: 'confirm', expiresAt },
            { hash: hashes.unsubscribe, signUpId, purpose: 'unsubscribe', expiresAt: null },
          ])
          .execute();
        return row;
      });
    },

    /** Adds an unsubscribe token for each newsletter that is sent to a subscriber. */
    async addUnsubscribeToken(signUpId: string, hash: string, now: number): Promise<void> {
      await db
        .insertInto('newsletterTokens')
        .values({ hash, signUpId, purpose: 'unsubscribe', expiresAt: null })
        .execute();
      // Or the link would be void in a store that is restored from the archive.
      await oweRecord(db, signUpId, now);
    },

    find: (signUpId: string) => findSignUp(db, signUpId),

    /** What a token is good for, changing nothing; no state while nobody has answered the sign-up. */
    async findToken(hash: string, now: number) {
      const found = await findByToken(db, hash, now);
      if (!found || (found.purpose === 'confirm' && !mayConfirm(found))) return undefined;
      const { purpose, language, state } = found;
      return { purpose, language, state: isAsked(found) ? undefined : state };
    },

    /** The person's language; undefined: no such token any more. Confirming twice stays confirmed. */
    confirm(hash: string, truncatedAddress: string, now: number) {
      return db.transaction().execute(async (trx) => {
        const row = await findInTurn({ db: trx, engine }, hash, now);
        if (row?.purpose !== 'confirm' || !mayConfirm(row)) return undefined;
        // If the button is pressed twice, the first press is the evidence.
        if (row.confirmedAt !== null) return row.language;
        await trx
          .updateTable('newsletterSignUps')
          .set({ confirmedAt: now, confirmedFrom: truncatedAddress })
          .where('id', '=', row.id)
          .execute();
        await putSubscriber(trx, row, 'subscribed', now);
        await tellOthers(trx, 'confirmed-webhook', row.id, now);
        return row.language;
      });
    },

    /**
     * Ends a subscription, or answers a sign-up that waits: `refused` for good, or only taken back
     * (`unsubscribed`). The person's state then, and language; undefined: no such token.
     */
    unsubscribe(hash: string, now: number, answer: 'refused' | 'unsubscribed') {
      return db.transaction().execute(async (trx) => {
        const row = await findInTurn({ db: trx, engine }, hash, now);
        if (row?.purpose !== 'unsubscribe') return undefined;
        const { language, state: before } = row;
        const isLeaving = before === 'subscribed';
        // Left or refused already, unless the link is of a sign-up that came after.
        if (before && !isLeaving && !mayConfirm(row)) return { state: before, language };
        const state = isLeaving ? 'unsubscribed' : answer;
        await putSubscriber(trx, row, state, now);
        const kind = isLeaving ? 'left-webhook' : undefined;
        await tellOthers(trx, kind, row.signUpId ?? row.id, now);
        return { state, language };
      });
    },

    /** Oldest first; those in one state, or with one address, read page by page. */
    async *stream(state?: Subscriber['state'], email?: string): AsyncIterable<Subscriber> {
      let people = answeredSignUps(db).select(stateOfPerson.as('stateOfPerson'));
      if (state) people = people.where(stateOfPerson, '=', state);
      if (email !== undefined) people = people.where('signUp.emailKey', '=', emailKey(email));
      const sorted = people.orderBy('signUp.id').limit(pageSize);
      const pages = inPages<Awaited<ReturnType<typeof sorted.execute>>[number]>((last) =>
        (last ? sorted.where('signUp.id', '>', last.id) : sorted).execute(),
      );
      for await (const page of pages) {
        for (const { emailKey, signUpId, stateOfPerson: state, changedAt, ...row } of page) {
          if (state) yield { ...row, state, changedAt: state === 'unconfirmed' ? null : changedAt };
        }
      }
    },

    /** Removes every row of an address, the suppression too; the ids of its sign-ups. */
    eraseAddress(email: string, now: number): Promise<readonly string[]> {
      const key = emailKey(email);
      return db.transaction().execute(async (trx) => {
        await lockAddress({ db: trx, engine }, key);
        await trx.deleteFrom('newsletterSubscribers').where('emailKey', '=', key).execute();
        const ofAddress = answeredSignUps(trx).where('signUp.emailKey', '=', key);
        return await deleteSignUps(trx, ofAddress, now);
      });
    },

    /** Removes sign-ups from before `before` that nobody confirmed, once `erase` has what else is theirs; their ids. */
    forgetUnconfirmed(
      before: number,
      now: number,
      erase?: (ids: readonly string[]) => Promise<unknown>,
    ): Promise<readonly string[]> {
      return db.transaction().execute(async (trx) => {
        const old = answeredSignUps(trx)
          .where(stateOfPerson, '=', 'unconfirmed')
          .where('signUp.requestedAt', '<', before);
        const ids = await deleteSignUps(trx, old, now);
        await erase?.(ids);
        return ids;
      });
    },
  };
}

/** Owes the archive the person's new state, and the webhook, where there is one, the news of it. */
async function tellOthers(
  trx: Kysely<Tables>,
  kind: 'confirmed-webhook' | 'left-webhook' | undefined,
  subjectId: string,
  now: number,
): Promise<void> {
  await oweRecord(trx, subjectId, now);
  if (!kind || !(await configuredChannels(trx)).has('webhook')) return;
  await addJobs(trx, [{ kind, subjectId }], now);
}

/** Deletes sign-ups with their deliveries, however many, and returns their ids; their links go with them. */
async function deleteSignUps(
  trx: Kysely<Tables>,
  signUps: ReturnType<typeof answeredSignUps>,
  now: number,
): Promise<readonly string[]> {
  const chosen = signUps.clearSelect().select('signUp.id').$asScalar();
  const letters = trx
    .selectFrom('letterRecipients')
    .select('id')
    .where('signUpId', 'in', chosen)
    .$asScalar();
  await eraseJobs(trx, letters, now);
  await eraseJobs(trx, chosen, now);
  const gone = trx.deleteFrom('newsletterSignUps').where('id', 'in', chosen).returning('id');
  return (await gone.execute()).map(({ id }) => id);
}

/** An address is asked at most every ten minutes and three times a day, against abuse of the form. */
const pauseBetweenAsksMs = 10 * 60 * 1000;
const asksPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/** Sign-ups, each with what its person answered last, be it to this one or to another (`signUpId`). */
function answeredSignUps(db: Kysely<Tables>) {
  return db
    .selectFrom('newsletterSignUps as signUp')
    .leftJoin('newsletterSubscribers as person', 'person.emailKey', 'signUp.emailKey')
    .selectAll('signUp')
    .select(['person.state', 'person.changedAt', 'person.signUpId']);
}

/** The state of a sign-up's person; null where another sign-up of theirs counts. */
const stateOfPerson = sql<Subscriber['state'] | null>`case
  when person.sign_up_id = sign_up.id then person.state
  when sign_up.confirmed_at is null then 'unconfirmed' end`;

async function findSignUp(db: Kysely<Tables>, id: string) {
  return await answeredSignUps(db).where('signUp.id', '=', id).executeTakeFirst();
}

type AnsweredSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** The sign-up of a link in a mail, by its token's hash; undefined if unknown or expired. */
async function findByToken(db: Kysely<Tables>, hash: string, now: number) {
  return await answeredSignUps(db)
    .innerJoin('newsletterTokens as token', 'token.signUpId', 'signUp.id')
    .select('token.purpose')
    .where('token.hash', '=', hash)
    .where(({ eb, or }) => or([eb('token.expiresAt', 'is', null), eb('token.expiresAt', '>', now)]))
    .executeTakeFirst();
}

/** The same as it is once nobody else answers for that address, or erases it, until the transaction ends. */
async function findInTurn({ db, engine }: Database, hash: string, now: number) {
  const found = await findByToken(db, hash, now);
  if (!found) return undefined;
  await lockAddress({ db, engine }, found.emailKey);
  return await findByToken(db, hash, now);
}

/** Whether an address may be sent a confirmation mail; never one that is subscribed or refused. */
async function mayBeAsked(db: Kysely<Tables>, key: string, now: number): Promise<boolean> {
  const signUps = await answeredSignUps(db).where('signUp.emailKey', '=', key).execute();
  if (signUps.some(({ state }) => state === 'subscribed' || state === 'refused')) return false;
  const recent = signUps
    .map(({ requestedAt }) => requestedAt)
    // A sign-up from a clock that was ahead must not bar the address until then.
    .filter((at) => at > now - dayMs && at <= now + pauseBetweenAsksMs);
  return recent.length < asksPerDay && Math.max(0, ...recent) <= now - pauseBetweenAsksMs;
}

/** Whether a sign-up can be confirmed, also twice; a link from before somebody left is void. */
function mayConfirm({ confirmedAt, requestedAt, state, changedAt }: AnsweredSignUp) {
  if (confirmedAt !== null) return state === 'subscribed';
  if (state === 'refused') return false;
  return state !== 'unsubscribed' || (changedAt ?? 0) < requestedAt;
}

/** Whether a mail may still ask; not if another sign-up of the address was confirmed. */
function isAsked(signUp: AnsweredSignUp): boolean {
  return signUp.state !== 'subscribed' && mayConfirm(signUp);
}

async function putSubscriber(
  db: Kysely<Tables>,
  signUp: SignUpTable,
  state: SubscriberState,
  now: number,
): Promise<void> {
  const row = { emailKey: signUp.emailKey, signUpId: signUp.id, state, changedAt: now };
  // The link of an older mail may end a subscription; its evidence stays the newer sign-up.
  const changes = state === 'subscribed' ? row : { state, changedAt: now };
  await db
    .insertInto('newsletterSubscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(changes))
    .execute();
}
