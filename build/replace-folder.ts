import { existsSync, renameSync, rmSync } from 'node:fs';

/** Replaces a folder with a new one, even if another process does the same at the same time. */
export function replaceFolder(folder: string, next: string): void {
  const old = `${next}.old`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(next, folder);
      return;
    } catch (error) {
      // Another build moved the folder meanwhile, or put its own there. Otherwise the old one is restored.
      if (existsSync(old) && !existsSync(folder)) renameSync(old, folder);
      if (attempt === 5) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}
