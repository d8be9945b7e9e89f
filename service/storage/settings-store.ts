import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Small facts that outlive the process and are shared by all processes on one database. */
export interface SettingsStore {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** The secret of that name: 32 random bytes as hex, made at first use and then always the same. */
  secret(name: string): Promise<string>;
}

/** The settings in their table. */
export class KyselySettingsStore implements SettingsStore {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  async get(key: string): Promise<string | undefined> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirst();
    return row?.value;
  }

  async set(key: string, value: string): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }

  async remove(key: string): Promise<void> {
    await this.#db.deleteFrom('settings').where('key', '=', key).execute();
  }

  async secret(name: string): Promise<string> {
    const key = `secret:${name}`;
    const value = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
    await this.#db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    // Read back, because another process may have been first.
    return (await this.get(key)) ?? value;
  }
}
