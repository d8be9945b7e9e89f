import type { Kysely } from 'kysely';
import { emailKey } from '../leads/email-key.ts';
import type { SingleUseToken } from '../leads/ports.ts';
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
import { lockAddress } from './lock-address.ts';
import {
  deleteSignUps,
  findByToken,
  findSignUp,
  mayBeAsked,
  mayConfirm,
  needsConfirming,
  personOf,
  putSubscriber,
  selectUnconfirmed,
} from './subscriber-queries.ts';
import { signUpOfRow, signUpRow, subscriberOfRow } from './subscriber-row.ts';
import type { Engine, NewsletterTokenTable, Tables } from './tables.ts';
import { spendToken } from './used-tokens.ts';

/** Subscribers read at once while streaming. */
const streamPage = 500;

/** The newsletter's people in a database that Kysely speaks to: SQLite or PostgreSQL. */
export class KyselySubscriberStore implements SubscriberStore {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
  }

  signUp(signUp: SignUp, token: SingleUseToken | undefined, now: number): Promise<boolean> {
    const row = signUpRow(signUp);
    return this.#db.transaction().execute(async (trx) => {
      if (token && !(await spendToken(trx, token))) return false;
      await lockAddress(trx, this.#engine, row.email_key);
      if (!(await mayBeAsked(trx, row.email_key, now))) return true;
      await trx.insertInto('newsletter_sign_ups').values(row).execute();
      const job = newJobRow({ kind: 'newsletter-confirmation', subjectId: signUp.id }, now);
      await trx.insertInto('jobs').values(job).execute();
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
      if (!row || !(await needsConfirming(trx, row))) return undefined;
      const expires_at = now + confirmationValidMs;
      await addToken(trx, {
        hash: hashes.confirm,
        sign_up_id: signUpId,
        purpose: 'confirm',
        expires_at,
      });
      await addToken(trx, unsubscribeToken(signUpId, hashes.unsubscribe));
      return signUpOfRow(row);
    });
  }

  async addUnsubscribeToken(signUpId: string, hash: string): Promise<void> {
    await addToken(this.#db, unsubscribeToken(signUpId, hash));
  }

  async holds(signUpId: string): Promise<boolean> {
    return (await findSignUp(this.#db, signUpId)) !== undefined;
  }

  async findToken(hash: string, now: number): Promise<TokenSubject | undefined> {
    const found = await findByToken(this.#db, hash, now);
    if (!found) return undefined;
    const { purpose, row } = found;
    const isOpen = await mayConfirm(this.#db, row);
    if (purpose === 'confirm' && !isOpen) return undefined;
    const person = await personOf(this.#db, row.email_key);
    const isAsked = isOpen && person?.state !== 'subscribed';
    const state = isAsked ? 'asked' : (person?.state ?? 'asked');
    return { purpose, language: signUpOfRow(row).language, state };
  }

  confirm(hash: string, truncatedAddress: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const found = await findByToken(trx, hash, now);
      if (found?.purpose !== 'confirm' || !(await mayConfirm(trx, found.row))) return false;
      const { row } = found;
      // If the button is pressed twice, the first press is the evidence.
      if (row.confirmed_at !== null) return true;
      await trx
        .updateTable('newsletter_sign_ups')
        .set({ confirmed_at: now, confirmed_from: truncatedAddress })
        .where('id', '=', row.id)
        .execute();
      await putSubscriber(trx, row, 'subscribed', now);
      return true;
    });
  }

  unsubscribe(
    hash: string,
    now: number,
    answer: 'refused' | 'unsubscribed',
  ): Promise<SubscriberState | undefined> {
    return this.#db.transaction().execute(async (trx) => {
      const found = await findByToken(trx, hash, now);
      if (found?.purpose !== 'unsubscribe') return undefined;
      const { row } = found;
      const person = await personOf(trx, row.email_key);
      const isSubscribed = person?.state === 'subscribed';
      // Left or refused already, unless the link is of a sign-up that came after.
      if (person && !isSubscribed && !(await mayConfirm(trx, row))) return person.state;
      const state = isSubscribed ? 'unsubscribed' : answer;
      await putSubscriber(trx, row, state, now);
      return state;
    });
  }

  async *stream(state?: SubscriberState): AsyncIterable<Subscriber> {
    let people = this.#db
      .selectFrom('newsletter_subscribers as subscriber')
      .innerJoin('newsletter_sign_ups as sign_up', 'sign_up.id', 'subscriber.sign_up_id')
      .selectAll('sign_up')
      .select(['subscriber.state', 'subscriber.changed_at'])
      .orderBy('sign_up.id')
      .limit(streamPage);
    if (state) people = people.where('subscriber.state', '=', state);
    const rows = inPages((last) => people.where('sign_up.id', '>', last).execute());
    for await (const row of rows) yield subscriberOfRow(row);
  }

  async *streamUnconfirmed(): AsyncIterable<SignUp> {
    const signUps = selectUnconfirmed(this.#db).selectAll().orderBy('id').limit(streamPage);
    const rows = inPages((last) => signUps.where('id', '>', last).execute());
    for await (const row of rows) yield signUpOfRow(row);
  }

  eraseAddress(email: string): Promise<readonly string[]> {
    const key = emailKey(email);
    return this.#db.transaction().execute(async (trx) => {
      await trx.deleteFrom('newsletter_subscribers').where('email_key', '=', key).execute();
      const rows = await trx
        .selectFrom('newsletter_sign_ups')
        .select('id')
        .where('email_key', '=', key)
        .execute();
      return await deleteSignUps(trx, rows);
    });
  }

  forgetUnconfirmed(before: number): Promise<readonly string[]> {
    return this.#db.transaction().execute(async (trx) => {
      const old = selectUnconfirmed(trx).select('id').where('requested_at', '<', before);
      return await deleteSignUps(trx, await old.execute());
    });
  }
}

function unsubscribeToken(signUpId: string, hash: string): NewsletterTokenTable {
  return { hash, sign_up_id: signUpId, purpose: 'unsubscribe', expires_at: null };
}

async function addToken(db: Kysely<Tables>, row: NewsletterTokenTable): Promise<void> {
  await db.insertInto('newsletter_tokens').values(row).execute();
}

/** Rows in the order of their ids; `after` reads the next page behind an id. */
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
