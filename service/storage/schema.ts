import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { inboxTables } from '../../inbox/server/store/tables-migration.ts';
import { OwnerError } from '../owner-error.ts';
import { initialTables } from './migrations/001-initial.ts';
import { newsletterTables } from './migrations/002-newsletter.ts';
import type { Database } from './queries.ts';
import type { Engine } from './tables.ts';

/**
 * Every change of the tables, in order. Never change what a released one does, and freeze each in
 * testing/, which `schema.test.ts` asks for.
 */
function migrations(engine: Engine): Record<string, Migration> {
  return {
    '001-initial': migration(initialTables(engine)),
    '002-newsletter': migration(newsletterTables),
    // Who holds the lease of a job. The number of attempts did not say: a replay resets it.
    '003-lease-id': migration(['alter table jobs add column lease_id text']),
    '004-inbox': migration(inboxTables(engine)),
    // The answer once kept with an idempotency key; and a passkey's transports, which browsers know themselves.
    '005-unused-columns': migration([
      'alter table idempotency_keys drop column status',
      'alter table idempotency_keys drop column body',
      'alter table passkeys drop column transports',
    ]),
    // A channel looks for jobs of its kinds: behind thousands of another it would read all of those.
    '006-jobs-by-kind': migration([
      'create index jobs_by_state_kind_next_at on jobs (state, kind, next_at)',
      'drop index jobs_by_state_next_at',
    ]),
  };
}

/** The names of all changes, in order. */
export const migrationNames = (engine: Engine): string[] => Object.keys(migrations(engine));

function migration(statements: readonly string[]): Migration {
  const up = async (db: Kysely<unknown>) => {
    for (const text of statements) await sql.raw(text).execute(db);
  };
  return { up };
}

/** The changes that the tables still lack, in order. Throws a sentence for the owner if a newer version made them. */
export async function missingMigrations({ db, engine }: Database): Promise<string[]> {
  const known = migrationNames(engine);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return known;
  const rows = await db
    .withoutPlugins()
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  const done = rows.map(({ name }) => name);
  const newer = done.find((name) => !known.includes(name));
  if (newer !== undefined) {
    throw new OwnerError('newerStore', { what: newer, known: known.at(-1) ?? '' });
  }
  return known.filter((name) => !done.includes(name));
}

/** Throws a sentence for the owner unless the tables are those of this version. */
export async function checkSchema(database: Database): Promise<void> {
  const [missing] = await missingMigrations(database);
  if (missing === undefined) return;
  throw new OwnerError('olderStore', { what: missing });
}

/**
 * Brings the tables up to date in one transaction; what was done, in order. Several processes may try at
 * once, and one that is killed leaves the tables as they were. Throws what the database says.
 */
export async function migrateSchema({ db, engine }: Database) {
  const known = migrations(engine);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
