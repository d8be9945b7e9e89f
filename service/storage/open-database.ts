import type { Kysely } from 'kysely';
import { backupSqlite } from './backup-sqlite.ts';
import { openSqlite } from './open-sqlite.ts';
import { scrubPostgres, scrubSqlite } from './scrub.ts';
import type { Engine, Tables } from './tables.ts';

export interface StoreLocation {
  engine: Engine;
  /** Path of the SQLite file, or address of the PostgreSQL database. */
  location: string;
}

/** An open database whose tables are up to date, with what each engine does in its own way. */
export interface Database {
  engine: Engine;
  db: Kysely<Tables>;
  backup(path: string): Promise<void>;
  scrub(): Promise<void>;
}

/**
 * Opens the database at a location. Throws a sentence for the owner if it is away or cannot keep a
 * commit. `onConnectionError` is told of connections that break while nobody uses them.
 */
export async function openDatabase(
  { engine, location }: StoreLocation,
  onConnectionError?: (error: Error) => void,
): Promise<Database> {
  if (engine === 'sqlite') {
    const { db, raw } = await openSqlite(location);
    return {
      engine,
      db,
      backup: (path) => backupSqlite(raw, path),
      scrub: () => scrubSqlite(db),
    };
  }
  // Imported here, so that a start on SQLite does not load the PostgreSQL client.
  const { openPostgres } = await import('./open-postgres.ts');
  const db = await openPostgres(location, onConnectionError);
  return {
    engine,
    db,
    async backup() {
      throw new Error(
        'This store is PostgreSQL: back it up with pg_dump or your host’s snapshots.',
      );
    },
    scrub: () => scrubPostgres(db),
  };
}
