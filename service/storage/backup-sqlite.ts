import { randomBytes } from 'node:crypto';
import { existsSync, lstatSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { busyTimeoutMs } from './open-sqlite.ts';
import { createPrivateFile, makeDatabasePrivate } from './private-file.ts';

/**
 * Copies an open database to the file `path` while it is in use (sqlite.org/backup.html). Nobody but
 * the file's owner can read the copy, from its first byte on. It has that name once it is complete:
 * a backup that fails leaves nothing of its own there, and an older one as it was.
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

/** The file that a backup of this name becomes. Throws where it would replace what is none of ours. */
function settleTarget(path: string): string {
  // `lstat`, so that a link that leads nowhere is refused and not replaced by a file.
  if (!lstatSync(path, { throwIfNoEntry: false })) return path;
  assertReplaceable(path);
  makeDatabasePrivate(path);
  const file = realpathSync(path);
  // Left beside the new file, they would be taken for its own, and spoil it.
  if (['-wal', '-journal'].some((suffix) => existsSync(file + suffix))) {
    throw new Error('another program has it open');
  }
  return file;
}

async function copyThenName(raw: DatabaseSync, target: string): Promise<void> {
  // Beside it, for a file changes its name on the same disk only; a name of its own for each attempt.
  const part = `${target}.${randomBytes(4).toString('hex')}.part`;
  createPrivateFile(part);
  try {
    await backup(raw, part);
    renameSync(part, target);
  } catch (error) {
    // SQLite leaves a half-written file to its next reader, with the journal to undo it.
    for (const file of [part, `${part}-journal`]) rmSync(file, { force: true });
    throw error;
  }
}

/** Throws unless a path leads to a store of this product or to an empty file: the rest is somebody's. */
function assertReplaceable(path: string): void {
  if (!statSync(path).isFile()) throw new Error('it is not a regular file');
  const file = new DatabaseSync(path, { timeout: busyTimeoutMs });
  try {
    const ours = file
      .prepare("select name from sqlite_schema where type = 'table' and name in (?, ?)")
      .all('kysely_migration', 'leads');
    // Asked only now: reading undoes what a backup that was cut off had written.
    if (ours.length < 2 && statSync(path).size > 0) {
      throw new Error('it is a database of another program');
    }
  } finally {
    file.close();
  }
}
