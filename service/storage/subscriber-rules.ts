import { type Kysely, sql } from 'kysely';
import type { Subscriber, SubscriberState } from '../newsletter/ports.ts';
import type { SignUpTable, Tables } from './tables.ts';

/** An address is asked at most every ten minutes and three times a day, against abuse of the form. */
const pauseBetweenAsksMs = 10 * 60 * 1000;
const asksPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/** Sign-ups, each with what its person answered last, be it to this one or to another (`signUpId`). */
export function answeredSignUps(db: Kysely<Tables>) {
  return db
    .selectFrom('newsletterSignUps as signUp')
    .leftJoin('newsletterSubscribers as person', 'person.emailKey', 'signUp.emailKey')
    .selectAll('signUp')
    .select(['person.state', 'person.changedAt', 'person.signUpId']);
}

/** The state of a sign-up's person; null where another sign-up of theirs counts. */
export const stateOfPerson = sql<Subscriber['state'] | null>`case
  when person.sign_up_id = sign_up.id then person.state
  when sign_up.confirmed_at is null then 'unconfirmed' end`;

export async function findSignUp(db: Kysely<Tables>, id: string) {
  return await answeredSignUps(db).where('signUp.id', '=', id).executeTakeFirst();
}

export type AnsweredSignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** The sign-up of a link in a mail, by its token's hash; undefined if unknown or expired. */
export async function findByToken(db: Kysely<Tables>, hash: string, now: number) {
  return await answeredSignUps(db)
    .innerJoin('newsletterTokens as token', 'token.signUpId', 'signUp.id')
    .select('token.purpose')
    .where('token.hash', '=', hash)
    .where(({ eb, or }) => or([eb('token.expiresAt', 'is', null), eb('token.expiresAt', '>', now)]))
    .executeTakeFirst();
}

/** Whether an address may be sent a confirmation mail; never one that is subscribed or refused. */
export async function mayBeAsked(db: Kysely<Tables>, key: string, now: number): Promise<boolean> {
  const signUps = await answeredSignUps(db).where('signUp.emailKey', '=', key).execute();
  if (signUps.some(({ state }) => state === 'subscribed' || state === 'refused')) return false;
  const recent = signUps
    .map(({ requestedAt }) => requestedAt)
    // A sign-up from a clock that was ahead must not bar the address until then.
    .filter((at) => at > now - dayMs && at <= now + pauseBetweenAsksMs);
  return recent.length < asksPerDay && Math.max(0, ...recent) <= now - pauseBetweenAsksMs;
}

/** Whether a sign-up can be confirmed, also twice; a link from before somebody left is void. */
export function mayConfirm({ confirmedAt, requestedAt, state, changedAt }: AnsweredSignUp) {
  if (confirmedAt !== null) return state === 'subscribed';
  if (state === 'refused') return false;
  return state !== 'unsubscribed' || (changedAt ?? 0) < requestedAt;
}

/** Whether a mail may still ask; not if another sign-up of the address was confirmed. */
export function isAsked(signUp: AnsweredSignUp): boolean {
  return signUp.state !== 'subscribed' && mayConfirm(signUp);
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
