import { type Kysely, type Migration, Migrator } from 'kysely';
import { createInitialTables } from './migrations/001-initial.ts';
import { createNewsletterTables } from './migrations/002-newsletter.ts';
import { addLeaseId } from './migrations/003-lease-id.ts';
import type { Engine, Tables } from './tables.ts';

/** Every change of the tables, in order. Never change what a released one does. */
function migrations(engine: Engine): Record<string, Migration> {
  return {
    '001-initial': { up: (db) => createInitialTables(db, engine) },
    '002-newsletter': { up: createNewsletterTables },
    '003-lease-id': { up: addLeaseId },
  };
}

/**
 * Brings the tables up to date in one transaction. Several processes may try at once, and one that is
 * killed leaves the tables as they were. Throws what the database says.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(engine) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
