import { randomBytes } from 'node:crypto';
import type { Database } from './queries.ts';

/** Set by each erasure until its text is gone from the database's files as well. */
export const scrubOwed = 'scrub-owed';

/** Small values that outlive the process and are shared by all processes on one database. */
export function createSettings(db: Database) {
  async function get(key: string): Promise<string | undefined> {
    const settings = db.selectFrom('settings').select('value').where('key', '=', key);
    return (await settings.executeTakeFirst())?.value;
  }

  const insert = (key: string, value: string) => db.insertInto('settings').values({ key, value });

  return {
    get,

    async set(key: string, value: string): Promise<void> {
      const put = insert(key, value);
      await put.onConflict((same) => same.column('key').doUpdateSet({ value })).execute();
    },

    /** Returns the secret of that name: 32 random bytes as hex, created on first use. */
    async secret(name: string): Promise<string> {
      const key = `secret:${name}`;
      const value = randomBytes(32).toString('hex');
      const put = insert(key, value);
      await put.onConflict((same) => same.column('key').doNothing()).execute();
      // Read back, because another process may have inserted it first.
      return (await get(key)) ?? value;
    },
  };
}
