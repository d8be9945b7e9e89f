import type { Kysely, Transaction } from 'kysely';
import {
  confirmationValidMs,
  type SignUp,
  type Subscriber,
  type SubscriberState,
  type SubscriberStore,
  type TokenPurpose,
  type TokenSubject,
} from '../newsletter/ports.ts';
import { newJobRow } from './job-row.ts';
import { purposeOf, signUpOfRow, signUpRow, subscriberOfRow } from './subscriber-row.ts';
import type { SignUpTable } from './subscriber-tables.ts';
import type { Tables } from './tables.ts';

/** An address is asked at most once in ten minutes and three times a day, or the form is a weapon. */
const pauseBetweenAsksMs = 10 * 60 * 1000;
const asksPerDay = 3;
const dayMs = 24 * 3600 * 1000;

/** Subscribers read at once while streaming. */
const streamPage = 500;
/** Sign-ups named in one statement that deletes them. */
const deletedAtOnce = 500;

/** The newsletter's people in a database that Kysely speaks to: SQLite or PostgreSQL. */
export class KyselySubscriberStore implements SubscriberStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  signUp(
    signUp: SignUp,
    token: { id: string; expiresAt: number } | undefined,
    now: number,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      if (token !== undefined && !(await spendToken(trx, token))) return false;
      if (!(await mayBeAsked(trx, signUp.email.toLowerCase(), now))) return true;
      await trx.insertInto('newsletter_sign_ups').values(signUpRow(signUp)).execute();
      await trx
        .insertInto('jobs')
        .values(newJobRow({ kind: 'newsletter-confirmation', subjectId: signUp.id }, now))
        .execute();
      return true;
    });
  }

  addConfirmationTokens(
    signUpId: string,
    hashes: Record<TokenPurpose, string>,
    now: number,
  ): Promise<SignUp | undefined> {
    return this.#db.transaction().execute(async (trx) => {
      const row = await findSignUp(trx, signUpId);
      if (row === undefined || row.confirmed_at !== null) return undefined;
      if ((await stateOf(trx, row.email_key)) === 'refused') return undefined;
      const expires_at = now + confirmationValidMs;
      await trx
        .insertInto('newsletter_tokens')
        .values([
          { hash: hashes.confirm, sign_up_id: signUpId, purpose: 'confirm', expires_at },
          {
            hash: hashes.unsubscribe,
            sign_up_id: signUpId,
            purpose: 'unsubscribe',
            expires_at: null,
          },
        ])
        .execute();
      return signUpOfRow(row);
    });
  }

  async addUnsubscribeToken(signUpId: string, hash: string): Promise<void> {
    await this.#db
      .insertInto('newsletter_tokens')
      .values({ hash, sign_up_id: signUpId, purpose: 'unsubscribe', expires_at: null })
      .execute();
  }

  async holds(signUpId: string): Promise<boolean> {
    return (await findSignUp(this.#db, signUpId)) !== undefined;
  }

  async findToken(hash: string, now: number): Promise<TokenSubject | undefined> {
    const found = await findByToken(this.#db, hash, now);
    return found && { purpose: found.purpose, language: signUpOfRow(found.row).language };
  }

  confirm(hash: string, truncatedAddress: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const found = await findByToken(trx, hash, now);
      if (found?.purpose !== 'confirm') return false;
      const { row } = found;
      const person = await personOf(trx, row.email_key);
      // Pressed twice: the first press is the evidence. A link from before somebody left is void.
      if (row.confirmed_at !== null) return person?.state === 'subscribed';
      if (person?.state === 'refused') return false;
      if (person?.state === 'unsubscribed' && person.changedAt >= row.requested_at) return false;
      await trx
        .updateTable('newsletter_sign_ups')
        .set({ confirmed_at: now, confirmed_from: truncatedAddress })
        .where('id', '=', row.id)
        .execute();
      await putSubscriber(trx, row, 'subscribed', now);
      return true;
    });
  }

  unsubscribe(hash: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const found = await findByToken(trx, hash, now);
      if (found?.purpose !== 'unsubscribe') return false;
      const { row } = found;
      const before = await stateOf(trx, row.email_key);
      if (before === 'unsubscribed' || before === 'refused') return true;
      await putSubscriber(trx, row, before === undefined ? 'refused' : 'unsubscribed', now);
      return true;
    });
  }

  async *stream(state?: SubscriberState): AsyncIterable<Subscriber> {
    const rows = inPages((last) => {
      const page = this.#db
        .selectFrom('newsletter_subscribers as subscriber')
        .innerJoin('newsletter_sign_ups as sign_up', 'sign_up.id', 'subscriber.sign_up_id')
        .selectAll('sign_up')
        .select(['subscriber.state', 'subscriber.changed_at'])
        .where('sign_up.id', '>', last);
      const wanted = state === undefined ? page : page.where('subscriber.state', '=', state);
      return wanted.orderBy('sign_up.id').limit(streamPage).execute();
    });
    for await (const row of rows) yield subscriberOfRow(row);
  }

  async *streamUnconfirmed(): AsyncIterable<SignUp> {
    const rows = inPages((last) =>
      selectUnconfirmed(this.#db)
        .selectAll()
        .where('id', '>', last)
        .orderBy('id')
        .limit(streamPage)
        .execute(),
    );
    for await (const row of rows) yield signUpOfRow(row);
  }

  async count(state: SubscriberState): Promise<number> {
    const row = await this.#db
      .selectFrom('newsletter_subscribers')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', state)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  }

  eraseAddress(email: string): Promise<readonly string[]> {
    const key = email.toLowerCase();
    return this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('newsletter_subscribers').where('email_key', '=', key).execute();
      return await deleteSignUps(trx, await idsOf(trx, key));
    });
  }

  forgetUnconfirmed(before: number): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      const rows = await selectUnconfirmed(trx)
        .select('id')
        .where('requested_at', '<', before)
        .execute();
      return await deleteSignUps(
        trx,
        rows.map(({ id }) => id),
      );
    });
  }
}

/** Rows in the order of their ids; `after` reads the next ones behind an id. */
async function* inPages<Row extends { id: string }>(
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

/** Wishes without a confirmation that no refusal rests on either. */
function selectUnconfirmed(db: Kysely<Tables>) {
  return db
    .selectFrom('newsletter_sign_ups')
    .where('confirmed_at', 'is', null)
    .where('id', 'not in', (query) =>
      query.selectFrom('newsletter_subscribers').select('sign_up_id'),
    );
}

async function spendToken(
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
async function mayBeAsked(trx: Transaction<Tables>, key: string, now: number): Promise<boolean> {
  const state = await stateOf(trx, key);
  if (state === 'subscribed' || state === 'refused') return false;
  const rows = await trx
    .selectFrom('newsletter_sign_ups')
    .select('requested_at')
    .where('email_key', '=', key)
    .where('requested_at', '>', now - dayMs)
    .execute();
  const latest = Math.max(0, ...rows.map((row) => row.requested_at));
  return rows.length < asksPerDay && latest <= now - pauseBetweenAsksMs;
}

async function stateOf(
  trx: Transaction<Tables>,
  emailKey: string,
): Promise<SubscriberState | undefined> {
  return (await personOf(trx, emailKey))?.state;
}

async function personOf(
  trx: Transaction<Tables>,
  emailKey: string,
): Promise<Subscriber | undefined> {
  const row = await trx
    .selectFrom('newsletter_subscribers')
    .innerJoin('newsletter_sign_ups', 'newsletter_sign_ups.id', 'sign_up_id')
    .selectAll()
    .where('newsletter_subscribers.email_key', '=', emailKey)
    .executeTakeFirst();
  return row && subscriberOfRow(row);
}

async function putSubscriber(
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

function findSignUp(db: Kysely<Tables>, id: string): Promise<SignUpTable | undefined> {
  return db.selectFrom('newsletter_sign_ups').selectAll().where('id', '=', id).executeTakeFirst();
}

async function findByToken(
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

async function idsOf(trx: Transaction<Tables>, emailKey: string): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('newsletter_sign_ups')
    .select('id')
    .where('email_key', '=', emailKey)
    .execute();
  return rows.map(({ id }) => id);
}

async function deleteSignUps(
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
