import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CamelCasePlugin, Kysely, sql } from 'kysely';
import { OwnerError } from '../owner-error.ts';
import { type Database, tryToScrub } from './queries.ts';
import { nodeSqliteDialect, retryWhileBusy } from './sqlite-dialect.ts';
import { explainFile } from './store-errors.ts';
import type { Tables } from './tables.ts';

/** Before 3.51.3, a reset of the write-ahead log could lose a commit (sqlite.org/wal.html, 'WAL-reset'). */
const oldestSafeVersion = '3.51.3';

/** Run before the first read, it gives this connection the exclusive lock (sqlite.org/wal.html, 'noshm'). */
const lockOthersOut = 'pragma locking_mode=exclusive; begin exclusive; commit;';

/**
 * Opens or creates the SQLite file at `path`; a commit is synced to disk before it returns. `raw` is the same
 * connection, for what only SQLite can do. Throws an OwnerError if the file or library prevents that.
 *
 * @param others 'locked-out': throws StoreInUseError if another program has the file open, and keeps others
 *   from opening it meanwhile
 */
export async function openSqlite(path: string, others?: 'locked-out') {
  let raw: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    // SQLite must not wait itself: that would block every other request of this process.
    const opened = new DatabaseSync(path, { timeout: 0 });
    raw = opened;
    if (others === 'locked-out') await retryWhileBusy(() => opened.exec(lockOthersOut));
    await retryWhileBusy(() => makeDurable(opened));
    const dialect = nodeSqliteDialect(opened);
    return { raw, db: new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] }) };
  } catch (error) {
    raw?.close();
    throw explainFile(path, error);
  }
}

/** Syncs every commit to the disk and overwrites what is deleted; throws if SQLite refuses that. */
function makeDurable(raw: DatabaseSync): void {
  const { sqlite = '' } = process.versions;
  if (sqlite.localeCompare(oldestSafeVersion, 'en', { numeric: true }) < 0) {
    throw new OwnerError('sqliteTooOld', { what: sqlite });
  }
  raw.exec('pragma journal_mode=wal; pragma synchronous=full; pragma secure_delete=on;');
  const mode = raw.prepare('pragma journal_mode').get()?.['journal_mode'];
  if (mode !== 'wal') {
    throw new OwnerError('noWriteAheadLog', { what: String(mode) });
  }
}

/** Truncates the write-ahead log, which holds deleted rows. Throws StoreInUseError if others keep reading. */
export async function scrubSqlite(db: Database): Promise<void> {
  // Not through `raw`: SQLite refuses a checkpoint in the middle of another query's transaction.
  const emptyLog = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  await tryToScrub('-wal', async () => (await emptyLog.execute(db)).rows[0]?.busy === 0);
}
