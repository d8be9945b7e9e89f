import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { OwnerError, reasonOf } from '../owner-error.ts';
import { openSqlite } from './sqlite.ts';
import { explainFile, isDamage, StoreInUseError } from './store-errors.ts';

/** How many backups are kept, daily ones and those before a migration together. */
const backupsKept = 7;

/** More pages than any store has: copied in one step, so no write can restart the copy. */
const allPages = 2 ** 31 - 1;

const ownBackup = /^\d{4}-\d\d-\d\d(?:-before-[\w-]+)?\.sqlite$/;

/** Copies a store in use to a new private file (umask 077), which gets its name once it is complete. */
export async function backupSqlite(source: string, path: string): Promise<void> {
  try {
    if (existsSync(path)) throw new OwnerError('fileExists');
    await copyThenRename(source, path);
  } catch (cause) {
    const values = { where: resolve(path), why: reasonOf(cause) };
    throw new OwnerError('backupNotWritten', values, cause);
  }
}

async function copyThenRename(source: string, target: string): Promise<void> {
  // In the same folder, because a file can only be renamed on the same disk.
  const part = `${target}.${process.pid}.part`;
  try {
    // Uses its own connection: the copy runs on another thread, which would block this one.
    using reader = new DatabaseSync(source, { timeout: 100 });
    await backup(reader, part, { rate: allPages });
    // Another process may have finished it, and migrated the tables before this copy was taken.
    if (existsSync(target)) throw new OwnerError('fileExists');
    renameSync(part, target);
  } finally {
    // Also those of other processes: a copy that is still running would come too late.
    const ofTarget = new RegExp(`^${RegExp.escape(basename(target))}\\.[\\da-f]+\\.part`);
    removeUnfinished(dirname(target), (name) => ofTarget.test(name));
  }
}

/**
 * Copies the store into `backups` beside it, once a day (UTC) unless `reason` is given, and keeps the newest
 * seven. Returns the path of a new copy.
 */
export async function rotateBackup(source: string, now: number, reason = '') {
  const folder = join(dirname(source), 'backups');
  const today = new Date(now).toISOString().slice(0, 10);
  const path = join(folder, `${today}${reason}.sqlite`);
  if (existsSync(path)) return undefined;
  mkdirSync(folder, { recursive: true });
  // Keeps today's, which another process may be writing.
  removeUnfinished(folder, (name) => /^\d{4}-\d\d-\d\d/.test(name) && name < today);
  await backupSqlite(source, path).catch((error: unknown) => {
    // Another server may have written it meanwhile.
    if (!existsSync(path)) throw error;
  });
  // Without those from a clock that was ahead: they would count as newer than today's.
  const own = readdirSync(folder)
    .filter((name) => ownBackup.test(name) && name.slice(0, 10) <= today)
    .sort();
  // A start that fails for hours makes a copy each hour. Only the last counts: all would displace older days.
  const counted = new Map(own.map((name) => [name.replace(/-\d\dh\./, '.'), name]));
  const kept = [...counted.values()].slice(-backupsKept);
  for (const name of own) if (!kept.includes(name)) rmSync(join(folder, name));
  return path;
}

/** Removes unfinished copies of interrupted backups, because they hold personal data. */
function removeUnfinished(folder: string, matches: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const isUnfinished = /\.part(?:-journal)?$/.test(name);
    if (isUnfinished && matches(name)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Replaces the store with a backup. Refuses an incomplete store, and a store that another program has open.
 * Keeps the old file beside it as `….replaced`, with its log, and returns its path, if there was one.
 */
export async function restoreSqlite(backupFile: string, target: string) {
  assertWhole(backupFile);
  const isThere = existsSync(target);
  if (isThere && realpathSync(backupFile) === realpathSync(target)) {
    throw new OwnerError('isStoreItself', { where: resolve(target) });
  }
  mkdirSync(dirname(target), { recursive: true });
  const part = `${target}.restored`;
  // Left by an interrupted restore.
  rmSync(part, { force: true });
  await copyThenRename(backupFile, part);
  try {
    // After the copy, during which a server may have started: its leads would be in the old store only.
    if (isThere) await assertUnused(target);
  } catch (error) {
    rmSync(part);
    throw error;
  }
  let replaced = `${target}.replaced`;
  // A store that an earlier restore replaced may still be wanted.
  for (let more = 2; existsSync(replaced); more += 1) replaced = `${target}.replaced.${more}`;
  // SQLite would take a log left there for the restored store's own.
  for (const suffix of ['-wal', '-shm', '-journal']) {
    if (existsSync(target + suffix)) renameSync(target + suffix, replaced + suffix);
  }
  // Linked under both names first: after a kill in between, the next start still finds a store.
  if (isThere) linkSync(target, replaced);
  renameSync(part, target);
  return isThere ? replaced : undefined;
}

/** Throws an OwnerError unless a file is a complete SQLite store. */
export function assertWhole(path: string): void {
  try {
    if (!existsSync(path)) throw new OwnerError('noSuchFile');
    if (!statSync(path).isFile()) throw new OwnerError('notRegular');
    using file = new DatabaseSync(path, { timeout: 100 });
    const ours = file
      .prepare("select name from sqlite_schema where type = 'table' and name in (?, ?)")
      .all('kysely_migration', 'leads');
    if (ours.length < 2) throw new OwnerError('othersDatabase');
    const found = file.prepare('pragma quick_check(1)').get()?.['quick_check'];
    if (found !== 'ok') throw new Error(String(found));
  } catch (error) {
    // A file that may not be opened can be a good backup all the same.
    if (error instanceof Error && 'errcode' in error && !isDamage(error)) {
      throw explainFile(path, error);
    }
    throw new OwnerError('noBackup', { where: resolve(path), why: reasonOf(error) }, error);
  }
}

/** Throws a StoreInUseError if another program has the store open; ignores a damaged store. */
async function assertUnused(path: string): Promise<void> {
  try {
    const { raw } = await openSqlite(path, 'locked-out');
    raw.close();
  } catch (error) {
    if (error instanceof StoreInUseError) throw error;
  }
}
