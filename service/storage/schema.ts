import { sql } from 'kysely';
import { inboxTables } from '../../inbox/server/store/tables-migration.ts';
import { OwnerError } from '../owner-error.ts';
import { initialTables } from './migrations/001-initial.ts';
import { newsletterTables } from './migrations/002-newsletter.ts';
import { type Database, isSqlite } from './queries.ts';
import type { Engine } from './tables.ts';

/**
 * All migrations, in order. Never change a released one, and freeze each in testing/, as `schema.test.ts`
 * demands.
 */
const migrations: Readonly<Record<string, (engine: Engine) => readonly string[]>> = {
  '001-initial': initialTables,
  '002-newsletter': () => newsletterTables,
  // The holder of a job's lease. The number of attempts cannot tell: a replay resets it.
  '003-lease-id': () => ['alter table jobs add column lease_id text'],
  '004-inbox': inboxTables,
  // Answers are no longer stored with idempotency keys, and browsers know a passkey's transports.
  '005-unused-columns': () => [
    'alter table idempotency_keys drop column status',
    'alter table idempotency_keys drop column body',
    'alter table passkeys drop column transports',
  ],
  // A channel looks for its own kinds; without this index it reads thousands of jobs of other channels.
  '006-jobs-by-kind': () => [
    'create index jobs_by_state_kind_next_at on jobs (state, kind, next_at)',
    'drop index jobs_by_state_next_at',
  ],
};

export const migrationNames: readonly string[] = Object.keys(migrations);

/** Returns the missing migrations, in order. Throws an OwnerError if a newer version migrated the tables. */
export async function missingMigrations(db: Database): Promise<readonly string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return migrationNames;
  const asked = sql<{ name: string }>`select name from kysely_migration`;
  const done = (await asked.execute(db)).rows.map(({ name }) => name);
  const newer = done.find((name) => !migrationNames.includes(name));
  if (newer !== undefined) {
    throw new OwnerError('newerStore', { what: newer, known: migrationNames.at(-1) ?? '' });
  }
  return migrationNames.filter((name) => !done.includes(name));
}

/** Throws an OwnerError unless the tables are of this version. */
export async function checkSchema(db: Database): Promise<void> {
  const [missing] = await missingMigrations(db);
  if (missing === undefined) return;
  throw new OwnerError('olderStore', { what: missing });
}

/**
 * Runs the missing migrations in one transaction and returns their names. Several processes may try at once,
 * and one that is killed leaves the tables as they were. Throws the database's error.
 */
export async function migrateSchema(db: Database): Promise<readonly string[]> {
  return await db.transaction().execute(async (trx) => {
    // Asked within the transaction, because another process may just have run them.
    const missing = await missingMigrations(trx);
    await sql`create table if not exists kysely_migration
      (name varchar(255) not null primary key, timestamp varchar(255) not null)`.execute(trx);
    for (const name of missing) {
      const statements = migrations[name]?.(isSqlite(trx) ? 'sqlite' : 'postgres') ?? [];
      for (const text of statements) await sql.raw(text).execute(trx);
      const done = sql`(${name}, ${new Date().toISOString()})`;
      await sql`insert into kysely_migration (name, timestamp) values ${done}`.execute(trx);
    }
    return missing;
  });
}
