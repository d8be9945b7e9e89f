import type { Kysely } from 'kysely';
import type { SubscriberState, TokenPurpose } from '../newsletter/ports.ts';
import type { SignUpTable, Tables } from './tables.ts';

/** An address is asked at most every ten minutes and three times a day, against abuse of the form. */
const pauseBetweenAsksMs = 10 * 60 * 1000;
const asksPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/** Whether an address may be sent a confirmation mail; never one that is subscribed or refused. */
export async function mayBeAsked(db: Kysely<Tables>, key: string, now: number): Promise<boolean> {
  const person = await personOf(db, key);
  if (person?.state === 'subscribed' || person?.state === 'refused') return false;
  const rows = await db
    .selectFrom('newsletterSignUps')
    .select('requestedAt')
    .where('emailKey', '=', key)
    .where('requestedAt', '>', now - dayMs)
    // A sign-up from a clock that was ahead must not bar the address until then.
    .where('requestedAt', '<=', now + pauseBetweenAsksMs)
    .execute();
  const latest = Math.max(0, ...rows.map((row) => row.requestedAt));
  return rows.length < asksPerDay && latest <= now - pauseBetweenAsksMs;
}

/** Somebody who answered a mail, by the key of their address. */
export async function personOf(db: Kysely<Tables>, emailKey: string) {
  return await db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('emailKey', '=', emailKey)
    .executeTakeFirst();
}

/** Whether a sign-up can be confirmed, also twice; a link from before somebody left is void. */
export async function mayConfirm(db: Kysely<Tables>, signUp: SignUpTable): Promise<boolean> {
  const person = await personOf(db, signUp.emailKey);
  if (signUp.confirmedAt !== null) return person?.state === 'subscribed';
  if (person?.state === 'refused') return false;
  return person?.state !== 'unsubscribed' || person.changedAt < signUp.requestedAt;
}

/** Whether a mail may still ask; not if another sign-up of the address was confirmed. */
export async function needsConfirming(db: Kysely<Tables>, signUp: SignUpTable): Promise<boolean> {
  if (signUp.confirmedAt !== null) return false;
  const person = await personOf(db, signUp.emailKey);
  return person?.state !== 'subscribed' && (await mayConfirm(db, signUp));
}

/** Gives a person their new state. */
export async function putSubscriber(
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

/** One sign-up by its id. */
export function findSignUp(db: Kysely<Tables>, id: string): Promise<SignUpTable | undefined> {
  return db.selectFrom('newsletterSignUps').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The sign-up of a link in a mail, by its token's hash; undefined if unknown or expired. */
export async function findByToken(
  db: Kysely<Tables>,
  hash: string,
  now: number,
): Promise<{ purpose: TokenPurpose; row: SignUpTable } | undefined> {
  const token = await db
    .selectFrom('newsletterTokens')
    .selectAll()
    .where('hash', '=', hash)
    .where(({ eb, or }) => or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst();
  const row = token && (await findSignUp(db, token.signUpId));
  return row && { purpose: token.purpose, row };
}
