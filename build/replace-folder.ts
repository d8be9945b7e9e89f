import { renameSync, rmSync } from 'node:fs';

/** Puts a new folder in the place of an old one, also where another process does the same just now. */
export function replaceFolder(folder: string, next: string): void {
  const old = `${next}.old`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      renameSync(folder, old);
    } catch (error) {
      if (!isCode(error, 'ENOENT')) throw error;
    }
    try {
      renameSync(next, folder);
      break;
    } catch (error) {
      // Another build has put its own there in between.
      if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
  rmSync(old, { recursive: true, force: true });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
