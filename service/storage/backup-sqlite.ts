import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { busyTimeoutMs } from './open-sqlite.ts';
import { createPrivateFile, makeDatabasePrivate } from './private-file.ts';

/**
 * Copies an open database to the file `path` while it is in use (sqlite.org/backup.html). Only the
 * file's owner can read the copy. It gets its name once it is complete, so a backup that fails leaves
 * an older one as it was.
 */
export async function backupSqlite(raw: DatabaseSync, path: string): Promise<void> {
  try {
    await copyThenName(raw, settleTarget(path));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The backup cannot be written to ${resolve(path)} (${why}). Name a file in a folder that you can write to and that has room: a new one, or an older backup.`,
      { cause },
    );
  }
}

/** The file that the backup will be. Throws if it would replace a file that is not ours. */
function settleTarget(path: string): string {
  // `lstat` also finds a link that leads nowhere, which must not be replaced by a file.
  if (!lstatSync(path, { throwIfNoEntry: false })) return path;
  assertReplaceable(path);
  makeDatabasePrivate(path);
  const file = realpathSync(path);
  // SQLite would take these for the log of the new file, and spoil it.
  if (['-wal', '-journal'].some((suffix) => existsSync(file + suffix))) {
    throw new Error('another program has it open');
  }
  return file;
}

async function copyThenName(raw: DatabaseSync, target: string): Promise<void> {
  // Beside the target, because a file can be renamed only on the same disk.
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  createPrivateFile(part);
  try {
    await backup(raw, part);
    renameSync(part, target);
  } catch (error) {
    for (const file of [part, `${part}-journal`]) rmSync(file, { force: true });
    throw error;
  }
}

/** Throws unless the path leads to a store of this product or to an empty file. */
function assertReplaceable(path: string): void {
  if (!statSync(path).isFile()) throw new Error('it is not a regular file');
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    const ours = file
      .prepare("select name from sqlite_schema where type = 'table' and name in (?, ?)")
      .all('kysely_migration', 'leads');
    // The size is read after the query, which undoes what a backup that was cut off had written.
    if (ours.length < 2 && statSync(path).size > 0) {
      throw new Error('it is a database of another program');
    }
  } finally {
    file.close();
  }
}
