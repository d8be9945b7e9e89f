import { sql } from 'kysely';
import { emailKey } from '../leads/comparable-text.ts';
import type { SingleUseToken } from '../leads/submission.ts';
import {
  confirmationValidMs,
  type SignUp,
  type Subscriber,
  type SubscriberState,
  type TokenPurpose,
} from '../newsletter/subscriber.ts';
import { addJobs, configuredChannels, eraseJobs, queueArchiveRecord } from './job-rows.ts';
import { type Database, inPages, lockAddress, pageSize, spendToken } from './queries.ts';
import { createSettings, scrubOwed } from './settings.ts';
import type { SignUpTable } from './tables.ts';

/** All sign-ups of an address, or the unconfirmed ones from before a time in milliseconds since 1970. */
export type SignUpChoice = { email: string } | { unconfirmedBefore: number };

/** The sign-ups and subscribers of the newsletter. It only gets hashes of tokens. */
export function createSubscriberStore(db: Database) {
  return {
    /**
     * Stores the sign-up and its confirmation job in one transaction, unless the address is subscribed, has
     * refused, or was asked too often recently; the caller cannot tell which. Returns false if the
     * verification token was used before.
     */
    signUp(signUp: SignUp, token: SingleUseToken | undefined, now: number): Promise<boolean> {
      const key = emailKey(signUp.email);
      const row = { ...signUp, emailKey: key, confirmedAt: null, confirmedFrom: null };
      return db.transaction().execute(async (trx) => {
        if (token && !(await spendToken(trx, token))) return false;
        await lockAddress(trx, key);
        if (!(await mayBeAsked(trx, key, now))) return true;
        await trx.insertInto('newsletterSignUps').values(row).execute();
        const subjectId = signUp.id;
        await addJobs(trx, [{ kind: 'newsletter-confirmation', subjectId }], now);
        return true;
      });
    },

    /** Adds new tokens to a sign-up that awaits confirmation, and returns it; undefined if it does not. */
    addConfirmationTokens(signUpId: string, hashes: Record<TokenPurpose, string>, now: number) {
      return db.transaction().execute(async (trx) => {
        const row = await findSignUp(trx, signUpId);
        if (!row || !isPending(row)) return undefined;
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
      // In one transaction: an erasure in between would leave the job behind.
      await db.transaction().execute(async (trx) => {
        const row = { hash, signUpId, purpose: 'unsubscribe', expiresAt: null } as const;
        await trx.insertInto('newsletterTokens').values(row).execute();
        // Archived as well, so that the link still works after a restore.
        await queueArchiveRecord(trx, signUpId, now);
      });
    },

    find: (signUpId: string) => findSignUp(db, signUpId),

    /** Returns what a token allows, without using it; `state` is undefined until the sign-up is answered. */
    async findToken(hash: string, now: number) {
      const found = await findByToken(db, hash, now);
      if (!found || (found.purpose === 'confirm' && !mayConfirm(found))) return undefined;
      const { purpose, language, state } = found;
      return { purpose, language, state: isPending(found) ? undefined : state };
    },

    /** Returns the person's language; undefined if the token is unknown or expired. May be called twice. */
    confirm(hash: string, truncatedAddress: string, now: number) {
      return db.transaction().execute(async (trx) => {
        const row = await findLocked(trx, hash, now);
        if (row?.purpose !== 'confirm' || !mayConfirm(row)) return undefined;
        // If the button is pressed twice, the first press counts as evidence.
        if (row.confirmedAt !== null) return row.language;
        await trx
          .updateTable('newsletterSignUps')
          .set({ confirmedAt: now, confirmedFrom: truncatedAddress })
          .where('id', '=', row.id)
          .execute();
        await putSubscriber(trx, row, 'subscribed', now);
        await queueChangeJobs(trx, 'confirmed-webhook', row.id, now);
        return row.language;
      });
    },

    /**
     * Ends a subscription, or answers a pending sign-up: `refused` for good, or withdrawn (`unsubscribed`).
     * Returns the new state and the language; undefined if the token is unknown.
     */
    unsubscribe(hash: string, now: number, answer: 'refused' | 'unsubscribed') {
      return db.transaction().execute(async (trx) => {
        const row = await findLocked(trx, hash, now);
        if (row?.purpose !== 'unsubscribe') return undefined;
        const { language, state: before } = row;
        const isLeaving = before === 'subscribed';
        // Unsubscribed or refused before; a later sign-up can still be answered.
        if (before && !isLeaving && !mayConfirm(row)) return { state: before, language };
        const state = isLeaving ? 'unsubscribed' : answer;
        await putSubscriber(trx, row, state, now);
        const kind = isLeaving ? 'left-webhook' : undefined;
        await queueChangeJobs(trx, kind, row.signUpId ?? row.id, now);
        return { state, language };
      });
    },

    /** Yields subscribers oldest first, page by page, filtered by state or address. */
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

    /** Returns the ids that `erase` would remove. */
    idsOf: (which: SignUpChoice) => chosenIds(db, which),

    /**
     * Removes chosen sign-ups, at most a page of them, because nothing else is written meanwhile; of an address
     * also the suppression. Returns their ids.
     */
    erase(which: SignUpChoice, now: number): Promise<readonly string[]> {
      return db.transaction().execute(async (trx) => {
        if ('email' in which) {
          const key = emailKey(which.email);
          await lockAddress(trx, key);
          await trx.deleteFrom('newsletterSubscribers').where('emailKey', '=', key).execute();
        }
        const ids = await chosenIds(trx, which);
        if (ids.length > 0) await deleteSignUps(trx, ids, now);
        return ids;
      });
    },
  };
}

/** Queues the person's new state for the archive and, if there is one, the webhook. */
async function queueChangeJobs(
  trx: Database,
  kind: 'confirmed-webhook' | 'left-webhook' | undefined,
  subjectId: string,
  now: number,
): Promise<void> {
  await queueArchiveRecord(trx, subjectId, now);
  if (!kind || !(await configuredChannels(trx)).has('webhook')) return;
  await addJobs(trx, [{ kind, subjectId }], now);
}

/** Deletes sign-ups with their deliveries; links go by cascade. */
async function deleteSignUps(trx: Database, ids: readonly string[], now: number) {
  const received = trx.selectFrom('letterRecipients').select('id').where('signUpId', 'in', ids);
  const letters = (await received.execute()).map(({ id }) => id);
  // First, because it waits for a transaction that adds a link and the job for it.
  await trx.deleteFrom('newsletterSignUps').where('id', 'in', ids).execute();
  await eraseJobs(trx, [...ids, ...letters], now);
  await createSettings(trx).set(scrubOwed, crypto.randomUUID());
}

/** A confirmation mail is sent every ten minutes and three times a day at most, against abuse of the form. */
const pauseBetweenAsksMs = 10 * 60 * 1000;
const asksPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/** Selects sign-ups with their person's latest answer; `signUpId` is the sign-up that it was for. */
function answeredSignUps(db: Database) {
  return db
    .selectFrom('newsletterSignUps as signUp')
    .leftJoin('newsletterSubscribers as person', 'person.emailKey', 'signUp.emailKey')
    .selectAll('signUp')
    .select(['person.state', 'person.changedAt', 'person.signUpId']);
}

/** The state of a sign-up's person; null if another sign-up of theirs decides it. */
const stateOfPerson = sql<Subscriber['state'] | null>`case
  when person.sign_up_id = sign_up.id then person.state
  when sign_up.confirmed_at is null then 'unconfirmed' end`;

/** Returns a page of the chosen ids, oldest first. */
async function chosenIds(db: Database, which: SignUpChoice): Promise<readonly string[]> {
  const all = answeredSignUps(db).clearSelect().select('signUp.id');
  const chosen =
    'email' in which
      ? all.where('signUp.emailKey', '=', emailKey(which.email))
      : all
          .where(stateOfPerson, '=', 'unconfirmed')
          .where('signUp.requestedAt', '<', which.unconfirmedBefore);
  const page = await chosen.orderBy('signUp.id').limit(pageSize).execute();
  return page.map(({ id }) => id);
}

async function findSignUp(db: Database, id: string) {
  return await answeredSignUps(db).where('signUp.id', '=', id).executeTakeFirst();
}

type AnsweredSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** Returns the sign-up of a mailed link, by its token's hash; undefined if unknown or expired. */
async function findByToken(db: Database, hash: string, now: number) {
  return await answeredSignUps(db)
    .innerJoin('newsletterTokens as token', 'token.signUpId', 'signUp.id')
    .select('token.purpose')
    .where('token.hash', '=', hash)
    .where(({ eb, or }) => or([eb('token.expiresAt', 'is', null), eb('token.expiresAt', '>', now)]))
    .executeTakeFirst();
}

/** Like `findByToken`, but locks the address first, against concurrent answers and erasure. */
async function findLocked(db: Database, hash: string, now: number) {
  const found = await findByToken(db, hash, now);
  if (!found) return undefined;
  await lockAddress(db, found.emailKey);
  return await findByToken(db, hash, now);
}

/** Whether a confirmation mail may be sent; never to a subscribed address or one that refused. */
async function mayBeAsked(db: Database, key: string, now: number): Promise<boolean> {
  const signUps = await answeredSignUps(db).where('signUp.emailKey', '=', key).execute();
  if (signUps.some(({ state }) => state === 'subscribed' || state === 'refused')) return false;
  const recent = signUps
    .map(({ requestedAt }) => requestedAt)
    // Ignores sign-ups from a clock that was ahead, or they would block the address until that time.
    .filter((at) => at > now - dayMs && at <= now + pauseBetweenAsksMs);
  return recent.length < asksPerDay && Math.max(0, ...recent) <= now - pauseBetweenAsksMs;
}

/** Whether a sign-up can be confirmed (again); a link from before an unsubscription is void. */
function mayConfirm({ confirmedAt, requestedAt, state, changedAt }: AnsweredSignUp) {
  if (confirmedAt !== null) return state === 'subscribed';
  if (state === 'refused') return false;
  return state !== 'unsubscribed' || (changedAt ?? 0) < requestedAt;
}

/** Whether a sign-up still awaits confirmation; not if another one of the address was confirmed. */
function isPending(signUp: AnsweredSignUp): boolean {
  return signUp.state !== 'subscribed' && mayConfirm(signUp);
}

async function putSubscriber(
  db: Database,
  signUp: SignUpTable,
  state: SubscriberState,
  now: number,
): Promise<void> {
  const row = { emailKey: signUp.emailKey, signUpId: signUp.id, state, changedAt: now };
  // An older mail's link may end a subscription; the newer sign-up stays its evidence.
  const changes = state === 'subscribed' ? row : { state, changedAt: now };
  await db
    .insertInto('newsletterSubscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('emailKey').doUpdateSet(changes))
    .execute();
}
