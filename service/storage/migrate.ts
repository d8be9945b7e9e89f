import { type Kysely, type Migration, Migrator } from 'kysely';
import { initialTables } from './initial-tables.ts';
import { subscriberTables } from './subscriber-tables.ts';
import type { Engine, Tables } from './tables.ts';

/** Every change of the tables, in order; never edit one that was released. */
function migrations(engine: Engine): Record<string, Migration> {
  return {
    '001-initial': initialTables(engine),
    '002-newsletter': subscriberTables,
  };
}

/**
 * Brings the tables up to date in one transaction; several processes may try at once, and one that is
 * killed leaves them as they were. Throws what the database says.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(engine) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
