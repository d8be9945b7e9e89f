import type { Kysely } from 'kysely';
import { emailKey } from '../leads/email-key.ts';
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
import { lockAddresses } from './lock-addresses.ts';
import {
  deleteSignUps,
  findByToken,
  findSignUp,
  idsOf,
  inPages,
  mayBeAsked,
  mayConfirm,
  needsConfirming,
  putSubscriber,
  selectUnconfirmed,
  spendToken,
  stateOf,
  streamPage,
} from './subscriber-queries.ts';
import { signUpOfRow, signUpRow, subscriberOfRow } from './subscriber-row.ts';
import type { Engine, Tables } from './tables.ts';

/** The newsletter's people in a database that Kysely speaks to: SQLite or PostgreSQL. */
export class KyselySubscriberStore implements SubscriberStore {
  readonly #db: Kysely<Tables>;
  readonly #engine: Engine;

  constructor(db: Kysely<Tables>, engine: Engine) {
    this.#db = db;
    this.#engine = engine;
  }

  signUp(
    signUp: SignUp,
    token: { id: string; expiresAt: number } | undefined,
    now: number,
  ): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      if (token !== undefined && !(await spendToken(trx, token))) return false;
      // SQLite's transactions hold the write lock from their beginning.
      if (this.#engine === 'postgres') await lockAddresses(trx, [emailKey(signUp.email)]);
      if (!(await mayBeAsked(trx, emailKey(signUp.email), now))) return true;
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
      if (row === undefined || !(await needsConfirming(trx, row))) return undefined;
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
    if (found === undefined) return undefined;
    const { purpose, row } = found;
    if (purpose === 'confirm' && !(await mayConfirm(this.#db, row))) return undefined;
    return { purpose, language: signUpOfRow(row).language };
  }

  confirm(hash: string, truncatedAddress: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const found = await findByToken(trx, hash, now);
      if (found?.purpose !== 'confirm') return false;
      const { row } = found;
      if (!(await mayConfirm(trx, row))) return false;
      // Pressed twice: the first press is the evidence.
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

  unsubscribe(hash: string, now: number): Promise<boolean> {
    return this.#db.transaction().execute(async (trx) => {
      const found = await findByToken(trx, hash, now);
      if (found?.purpose !== 'unsubscribe') return false;
      const { row } = found;
      const before = await stateOf(trx, row.email_key);
      // Left or refused already, unless the link is of a sign-up that came after.
      if (before !== 'subscribed' && !(await mayConfirm(trx, row))) return true;
      await putSubscriber(trx, row, before === 'subscribed' ? 'unsubscribed' : 'refused', now);
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

  eraseAddress(email: string): Promise<readonly string[]> {
    const key = emailKey(email);
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
