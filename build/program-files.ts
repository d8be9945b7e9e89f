import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const patterns = '**/{.DS_Store,._*,desktop.ini,Thumbs.db,~$*}';

/** Removes files that file managers and Office leave in folders: they reveal who worked there, and on what. */
export function removeProgramFiles(folder: string): void {
  for (const file of globSync(patterns, { cwd: folder })) rmSync(join(folder, file));
}
