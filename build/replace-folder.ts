import { existsSync, renameSync, rmSync } from 'node:fs';

/** Replaces a folder with a new one; if that fails, the old one stays. */
export function replaceFolder(folder: string, next: string): void {
  const old = `${next}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  try {
    renameSync(next, folder);
  } catch (error) {
    if (existsSync(old)) renameSync(old, folder);
    throw error;
  }
  rmSync(old, { recursive: true, force: true });
}
