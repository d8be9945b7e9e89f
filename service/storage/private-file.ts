import { chmodSync, existsSync, realpathSync, writeFileSync } from 'node:fs';

const ownerOnly = 0o600;

/** Makes an empty file that only its owner can read. False if there is one of that name already. */
export function createPrivateFile(path: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: ownerOnly });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Makes a SQLite database and the files beside it readable for their owner only. By name, because
 * closing a handle of our own would end SQLite's locks on the file (sqlite.org/howtocorrupt.html §2.2).
 */
export function makeDatabasePrivate(path: string): void {
  // SQLite puts the other files beside the database itself, not beside a link to it.
  const file = realpathSync(path);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (existsSync(name)) chmodSync(name, ownerOnly);
    } catch {
      // The file is not ours, its disk has no modes, or SQLite removed it meanwhile.
    }
  }
}
