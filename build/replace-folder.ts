import { existsSync, renameSync, rmSync } from 'node:fs';

/** Replaces a folder with a new one, even while another process does the same. */
export function replaceFolder(folder: string, next: string): void {
  const old = `${next}.old`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(next, folder);
      return;
    } catch (error) {
      // Another build has moved the folder away in between, or its own there. If none has, the old one stands.
      if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
      if (attempt === 5) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
