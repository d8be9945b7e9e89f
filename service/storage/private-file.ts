import { chmodSync, existsSync, realpathSync, writeFileSync } from 'node:fs';

/** Its owner reads and writes, nobody else. */
const ownerOnly = 0o600;

/**
 * Makes an empty file that only its owner can read, from its first moment on. False where there is
 * something of that name already, which is left as it is.
 */
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
 * Takes a SQLite database, and the files beside it, from everybody but their owner. By name, for
 * closing a handle of our own would end SQLite's locks on the file (sqlite.org/howtocorrupt.html §2.2).
 */
export function makeDatabasePrivate(path: string): void {
  // SQLite puts the other files beside the database itself, not beside a link to it.
  const file = realpathSync(path);
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      if (existsSync(name)) chmodSync(name, ownerOnly);
    } catch {
      // Somebody else's file, a disk that knows no modes, or one that SQLite removed meanwhile.
    }
  }
}
