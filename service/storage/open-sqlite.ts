import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { nodeSqliteDialect, retryWhileBusy } from './node-sqlite-dialect.ts';
import { createPrivateFile, makeDatabasePrivate } from './private-file.ts';
import { withPath } from './store-file-error.ts';
import type { Tables } from './tables.ts';

/** Before it, a reset of the write-ahead log could lose a commit (sqlite.org/wal.html, 'WAL-reset'). */
const oldestSafeVersion = [3, 51, 3] as const;

/** How long one statement may wait for another process, in milliseconds, with the event loop blocked. */
export const busyTimeoutMs = 100;

export interface SqliteConnection {
  db: Kysely<Tables>;
  /** The same connection without Kysely, for what SQLite alone can do (backup, checkpoints). */
  raw: DatabaseSync;
}

/** Syncs every commit to the disk and overwrites what is deleted; throws if SQLite refuses that. */
function applyDurabilityPragmas(raw: DatabaseSync, path: string): void {
  assertVersion(raw);
  raw.exec('pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on;');
  const wanted = {
    journal_mode: path === ':memory:' ? 'memory' : 'wal',
    synchronous: 2,
    foreign_keys: 1,
  };
  for (const [name, value] of Object.entries(wanted)) {
    const actual = raw.prepare(`pragma ${name}`).get()?.[name];
    if (actual === value) continue;
    throw new Error(
      `SQLite refused ${name}=${value} (it says ${String(actual)}), so leads would not be safe on disk. ` +
        'Put the database on a local disk that supports shared memory, or use PostgreSQL.',
    );
  }
}

function assertVersion(raw: DatabaseSync): void {
  const version = String(raw.prepare('select sqlite_version() as version').get()?.['version']);
  const parts = version.split('.').map(Number);
  const differing = oldestSafeVersion.findIndex((part, at) => parts[at] !== part);
  if (differing < 0 || (parts[differing] ?? 0) > (oldestSafeVersion[differing] ?? 0)) return;
  throw new Error(
    `This Node brings SQLite ${version}, which can lose commits; ${oldestSafeVersion.join('.')} or newer is needed. ` +
      'Start the site by its npm scripts, which use the right Node.',
  );
}

function openFile(path: string): DatabaseSync {
  if (path !== ':memory:') {
    // Leads are personal data, so other users of the machine must not read them.
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    // SQLite gives the files beside it the same mode.
    createPrivateFile(path);
  }
  return new DatabaseSync(path, { timeout: busyTimeoutMs });
}

/**
 * Opens (or makes) the SQLite store at `path`, with every commit on disk before it returns.
 * Throws a sentence for the owner if the file or the library cannot give that.
 */
export async function openSqlite(path: string): Promise<SqliteConnection> {
  let raw: DatabaseSync | undefined;
  try {
    raw = openFile(path);
    const opened = raw;
    await retryWhileBusy(() => applyDurabilityPragmas(opened, path));
    // Not earlier: DATABASE_URL may name a file that is not a store, whose mode is not ours to change.
    if (path !== ':memory:') makeDatabasePrivate(path);
    const db = new Kysely<Tables>({ dialect: nodeSqliteDialect(raw) });
    await migrate(db, 'sqlite');
    return { db, raw };
  } catch (error) {
    raw?.close();
    throw withPath(path, 'opened', error);
  }
}
