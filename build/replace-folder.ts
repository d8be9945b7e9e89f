import { renameSync, rmSync } from 'node:fs';

/** Replaces a folder with a new one, even while another process does the same. */
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
      // Another build has moved its own folder there in between.
      if (!isCode(error, 'ENOTEMPTY') && !isCode(error, 'EEXIST')) throw error;
      rmSync(old, { recursive: true, force: true });
    }
  }
  rmSync(old, { recursive: true, force: true });
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
