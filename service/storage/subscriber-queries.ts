import type { Kysely, Transaction } from 'kysely';
import type { Subscriber, SubscriberState, TokenPurpose } from '../newsletter/ports.ts';
import { purposeOf, subscriberOfRow } from './subscriber-row.ts';
import type { SignUpTable } from './subscriber-tables.ts';
import type { Tables } from './tables.ts';

/** An address is asked at most once in ten minutes and three times a day, or the form is a weapon. */
const pauseBetweenAsksMs = 10 * 60 * 1000;
const asksPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/** Subscribers read at once while streaming. */
export const streamPage = 500;
/** Sign-ups named in one statement that deletes them. */
const deletedAtOnce = 500;

/** Rows in the order of their ids; `after` reads the next ones behind an id. */
export async function* inPages<Row extends { id: string }>(
  after: (id: string) => Promise<readonly Row[]>,
): AsyncIterable<Row> {
  let last = '';
  for (;;) {
    const rows = await after(last);
    yield* rows;
    last = rows.at(-1)?.id ?? last;
    if (rows.length < streamPage) return;
  }
}

/** Sign-ups without a confirmation that no refusal rests on either. */
export function selectUnconfirmed(db: Kysely<Tables>) {
  return db
    .selectFrom('newsletter_sign_ups')
    .where('confirmed_at', 'is', null)
    .where('id', 'not in', (query) =>
      query.selectFrom('newsletter_subscribers').select('sign_up_id'),
    );
}

/** Marks a verification token as used; false where it was used before. */
export async function spendToken(
  trx: Transaction<Tables>,
  token: { id: string; expiresAt: number },
): Promise<boolean> {
  const used = await trx
    .insertInto('used_tokens')
    .values({ id: token.id, expires_at: token.expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute();
  return used.length > 0;
}

/** Who left may come back by a new double opt-in; who refused, or is subscribed, is not written to. */
export async function mayBeAsked(
  trx: Transaction<Tables>,
  key: string,
  now: number,
): Promise<boolean> {
  const state = await stateOf(trx, key);
  if (state === 'subscribed' || state === 'refused') return false;
  const rows = await trx
    .selectFrom('newsletter_sign_ups')
    .select('requested_at')
    .where('email_key', '=', key)
    .where('requested_at', '>', now - dayMs)
    // One from a time when the clock was ahead must not bar the address until then.
    .where('requested_at', '<=', now + pauseBetweenAsksMs)
    .execute();
  const latest = Math.max(0, ...rows.map((row) => row.requested_at));
  return rows.length < asksPerDay && latest <= now - pauseBetweenAsksMs;
}

/** State of a person by the key of their address; undefined where they never answered a mail. */
export async function stateOf(
  trx: Transaction<Tables>,
  emailKey: string,
): Promise<SubscriberState | undefined> {
  return (await personOf(trx, emailKey))?.state;
}

/** The person, with the sign-up that their state rests on. */
async function personOf(db: Kysely<Tables>, emailKey: string): Promise<Subscriber | undefined> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .innerJoin('newsletter_sign_ups', 'newsletter_sign_ups.id', 'sign_up_id')
    .selectAll()
    .where('newsletter_subscribers.email_key', '=', emailKey)
    .executeTakeFirst();
  return row && subscriberOfRow(row);
}

/** Whether a sign-up can be confirmed, also once more: a link from before somebody left is void. */
export async function mayConfirm(db: Kysely<Tables>, signUp: SignUpTable): Promise<boolean> {
  const person = await personOf(db, signUp.email_key);
  if (signUp.confirmed_at !== null) return person?.state === 'subscribed';
  if (person?.state === 'refused') return false;
  return person?.state !== 'unsubscribed' || person.changedAt < signUp.requested_at;
}

/**
 * Whether a mail may still ask: not where another sign-up was confirmed, or its own link would be
 * void.
 */
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
  // A link of an older mail ends the subscription, but its evidence stays that of the newer one.
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

/**
 * The sign-up that a link of a mail stands for, by the token's hash; undefined where it is unknown
 * or over.
 */
export async function findByToken(
  db: Kysely<Tables>,
  hash: string,
  now: number,
): Promise<{ purpose: TokenPurpose; row: SignUpTable } | undefined> {
  const token = await db
    .selectFrom('newsletter_tokens')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (token === undefined || (token.expires_at !== null && token.expires_at <= now)) {
    return undefined;
  }
  const row = await findSignUp(db, token.sign_up_id);
  return row && { purpose: purposeOf(token.purpose), row };
}

/** Ids of all sign-ups of an address, by its key. */
export async function idsOf(
  trx: Transaction<Tables>,
  emailKey: string,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('newsletter_sign_ups')
    .select('id')
    .where('email_key', '=', emailKey)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes sign-ups with their deliveries and links, however many; their ids. */
export async function deleteSignUps(
  trx: Transaction<Tables>,
  ids: readonly string[],
): Promise<readonly string[]> {
  // A statement takes only so many values: 32,766 on SQLite, 65,535 on PostgreSQL.
  for (let at = 0; at < ids.length; at += deletedAtOnce) {
    const some = ids.slice(at, at + deletedAtOnce);
    await trx.deleteFrom('jobs').where('subject_id', 'in', some).execute();
    await trx.deleteFrom('newsletter_tokens').where('sign_up_id', 'in', some).execute();
    await trx.deleteFrom('newsletter_sign_ups').where('id', 'in', some).execute();
  }
  return ids;
}
