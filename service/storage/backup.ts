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
import { StoreInUseError } from './store-errors.ts';

/** Nightly backups, and those from before a migration, that are kept. */
const backupsKept = 7;

/** More pages than any store has: with all in one step, no write can make the copy start anew. */
const allPages = 2 ** 31 - 1;

const ownBackup = /^\d{4}-\d\d-\d\d(?:-before-[\w-]+)?\.sqlite$/;

/** Copies a store in use to a new file of its owner's alone, which has its name once it is complete. */
export async function backupSqlite(source: string, path: string): Promise<void> {
  try {
    if (existsSync(path)) throw new OwnerError('fileExists');
    await copyThenName(source, path);
  } catch (cause) {
    const values = { where: resolve(path), why: reasonOf(cause) };
    throw new OwnerError('backupNotWritten', values, cause);
  }
}

async function copyThenName(source: string, target: string): Promise<void> {
  // Beside the target, because a file can be renamed only on the same disk.
  const part = `${target}.${process.pid}.part`;
  try {
    // A connection of its own: the copy is made on another thread, which would hold up this one.
    using reader = new DatabaseSync(source, { timeout: 100 });
    await backup(reader, part, { rate: allPages });
    // Another process may have made it, and changed the tables before this copy of them.
    if (existsSync(target)) throw new OwnerError('fileExists');
    renameSync(part, target);
  } finally {
    // Also those of other processes: a copy that is still being made would come too late.
    const ofTarget = new RegExp(`^${RegExp.escape(basename(target))}\\.[\\da-f]+\\.part`);
    removeUnfinished(dirname(target), (name) => ofTarget.test(name));
  }
}

/**
 * Copies the store into `backups` beside it, once a day (UTC) unless `reason` says why in between, and
 * keeps the newest seven. The path of a copy that was made.
 */
export async function rotateBackup(source: string, now: number, reason = '') {
  const folder = join(dirname(source), 'backups');
  const today = new Date(now).toISOString().slice(0, 10);
  const path = join(folder, `${today}${reason}.sqlite`);
  if (existsSync(path)) return undefined;
  mkdirSync(folder, { recursive: true });
  // Today's may be under way in another process.
  removeUnfinished(folder, (name) => /^\d{4}-\d\d-\d\d/.test(name) && name < today);
  await backupSqlite(source, path).catch((error: unknown) => {
    // Another server may have made it meanwhile.
    if (!existsSync(path)) throw error;
  });
  const kept = readdirSync(folder)
    .filter((name) => ownBackup.test(name))
    .sort();
  for (const name of kept.slice(0, -backupsKept)) rmSync(join(folder, name));
  return path;
}

/** Removes what copies left that were cut off, for it holds personal data. */
function removeUnfinished(folder: string, isMeant: (name: string) => boolean): void {
  for (const name of readdirSync(folder)) {
    const isUnfinished = /\.part(?:-journal)?$/.test(name);
    if (isUnfinished && isMeant(name)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Puts a backup in the place of the store. Refuses what is not a whole store, and a store that another
 * program has open. What was there stays beside it as `….replaced`, with its log; its path, if any.
 */
export async function restoreSqlite(backupFile: string, target: string) {
  assertWhole(backupFile);
  const isThere = existsSync(target);
  if (isThere && realpathSync(backupFile) === realpathSync(target)) {
    throw new OwnerError('isStoreItself', { where: resolve(target) });
  }
  mkdirSync(dirname(target), { recursive: true });
  if (isThere) await assertUnused(target);
  const part = `${target}.restored`;
  // Of a restore that was cut off.
  rmSync(part, { force: true });
  await copyThenName(backupFile, part);
  let replaced = `${target}.replaced`;
  // What an earlier restore replaced may be the store that is wanted after all.
  for (let more = 2; existsSync(replaced); more += 1) replaced = `${target}.replaced.${more}`;
  // A log left beside the restored store would be taken for its own.
  for (const suffix of ['-wal', '-shm', '-journal']) {
    if (existsSync(target + suffix)) renameSync(target + suffix, replaced + suffix);
  }
  // Under both names for a moment: a kill in between must not leave the next start without a store.
  if (isThere) linkSync(target, replaced);
  renameSync(part, target);
  return isThere ? replaced : undefined;
}

/** Throws a sentence for the owner unless a file is a whole store on SQLite. */
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
    throw new OwnerError('noBackup', { where: resolve(path), why: reasonOf(error) }, error);
  }
}

/** Throws a StoreInUseError if another program has the store open; a damaged one cannot tell. */
async function assertUnused(path: string): Promise<void> {
  try {
    const { raw } = await openSqlite(path, 'locked-out');
    raw.close();
  } catch (error) {
    if (error instanceof StoreInUseError) throw error;
  }
}
