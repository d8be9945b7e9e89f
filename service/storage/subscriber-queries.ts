import type { Kysely, Transaction } from 'kysely';
import type { Subscriber, SubscriberState, TokenPurpose } from '../newsletter/ports.ts';
import { subscriberOfRow } from './subscriber-row.ts';
import type { SignUpTable, Tables } from './tables.ts';

/** An address is asked at most every ten minutes and three times a day, against abuse of the form. */
const pauseBetweenAsksMs = 10 * 60 * 1000;
const asksPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/** Sign-ups named in one statement; SQLite takes at most 32,766 values. */
const deletedAtOnce = 500;

/** Sign-ups without a confirmation on which no refusal rests either. */
export function selectUnconfirmed(db: Kysely<Tables>) {
  return db
    .selectFrom('newsletter_sign_ups')
    .where('confirmed_at', 'is', null)
    .where('id', 'not in', (query) =>
      query.selectFrom('newsletter_subscribers').select('sign_up_id'),
    );
}

/** Whether an address may be sent a confirmation mail; never one that is subscribed or refused. */
export async function mayBeAsked(
  trx: Transaction<Tables>,
  key: string,
  now: number,
): Promise<boolean> {
  const person = await personOf(trx, key);
  if (person?.state === 'subscribed' || person?.state === 'refused') return false;
  const rows = await trx
    .selectFrom('newsletter_sign_ups')
    .select('requested_at')
    .where('email_key', '=', key)
    .where('requested_at', '>', now - dayMs)
    // A sign-up from a clock that was ahead must not bar the address until then.
    .where('requested_at', '<=', now + pauseBetweenAsksMs)
    .execute();
  const latest = Math.max(0, ...rows.map((row) => row.requested_at));
  return rows.length < asksPerDay && latest <= now - pauseBetweenAsksMs;
}

/** Somebody who answered a mail, by the key of their address. */
export async function personOf(
  db: Kysely<Tables>,
  emailKey: string,
): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .innerJoin('newsletter_sign_ups', 'newsletter_sign_ups.id', 'sign_up_id')
    .selectAll()
    .where('newsletter_subscribers.email_key', '=', emailKey)
    .executeTakeFirst();
  return row && subscriberOfRow(row);
}

/** Whether a sign-up can be confirmed, also twice; a link from before somebody left is void. */
export async function mayConfirm(db: Kysely<Tables>, signUp: SignUpTable): Promise<boolean> {
  const person = await personOf(db, signUp.email_key);
  if (signUp.confirmed_at !== null) return person?.state === 'subscribed';
  if (person?.state === 'refused') return false;
  return person?.state !== 'unsubscribed' || person.changedAt < signUp.requested_at;
}

/** Whether a mail may still ask; not if another sign-up of the address was confirmed. */
export async function needsConfirming(db: Kysely<Tables>, signUp: SignUpTable): Promise<boolean> {
  if (signUp.confirmed_at !== null) return false;
  const person = await personOf(db, signUp.email_key);
  return person?.state !== 'subscribed' && (await mayConfirm(db, signUp));
}

/** Gives a person their new state. */
export async function putSubscriber(
  trx: Transaction<Tables>,
  signUp: SignUpTable,
  state: SubscriberState,
  now: number,
): Promise<void> {
  const row = { email_key: signUp.email_key, sign_up_id: signUp.id, state, changed_at: now };
  // The link of an older mail may end a subscription; its evidence stays the newer sign-up.
  const changes = state === 'subscribed' ? row : { state, changed_at: now };
  await trx
    .insertInto('newsletter_subscribers')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(changes))
    .execute();
}

/** One sign-up by its id. */
export function findSignUp(db: Kysely<Tables>, id: string): Promise<SignUpTable | undefined> {
  return db.selectFrom('newsletter_sign_ups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The sign-up of a link in a mail, by its token's hash; undefined if unknown or expired. */
export async function findByToken(
  db: Kysely<Tables>,
  hash: string,
  now: number,
): Promise<{ purpose: TokenPurpose; row: SignUpTable } | undefined> {
  const token = await db
    .selectFrom('newsletter_tokens')
    .selectAll()
    .where('hash', '=', hash)
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  const row = token && (await findSignUp(db, token.sign_up_id));
  // A purpose that this version does not know can only end a subscription, never begin one.
  return row && { purpose: token.purpose === 'confirm' ? 'confirm' : 'unsubscribe', row };
}

/** Deletes sign-ups with their deliveries and links, however many, and returns their ids. */
export async function deleteSignUps(
  trx: Transaction<Tables>,
  rows: readonly { id: string }[],
): Promise<readonly string[]> {
  const ids = rows.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += deletedAtOnce) {
    const some = ids.slice(at, at + deletedAtOnce);
    await trx.deleteFrom('jobs').where('subject_id', 'in', some).execute();
    await trx.deleteFrom('newsletter_tokens').where('sign_up_id', 'in', some).execute();
    await trx.deleteFrom('newsletter_sign_ups').where('id', 'in', some).execute();
  }
  return ids;
}
