import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns a file's new text. */
export type Change = (text: string) => string;

/**
 * A copy of the demo's words and facts, without its pictures and their drawings, in a folder of its own.
 *
 * @param changes by file of the site folder
 */
export function copyDemo(changes: Readonly<Record<string, Change>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-folder-'));
  cpSync('demo/trinta', folder, {
    recursive: true,
    filter: (source) => !/^demo\/trinta\/(public|artwork)/.test(source.replaceAll('\\', '/')),
  });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`Nothing in ${file} was changed.`);
    writeFileSync(path, after);
  }
  return folder;
}
