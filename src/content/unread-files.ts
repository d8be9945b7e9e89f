import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Facts } from './facts.ts';
import { isInLanguages, type SiteFiles } from './site-files.ts';
import { wordsSchemas } from './words.ts';

/**
 * Adds a fault to `files` for each YAML file and legal text that was not read, to be called after all others:
 * people in `peple.yaml` would be ignored silently.
 */
export function noteUnread(files: SiteFiles, { cases, languages }: Facts): void {
  const folders = ['.', 'words/*', 'articles/*', ...cases.map((id) => `cases/${id}`)];
  const patterns = [...folders.map((folder) => `${folder}/*.{yaml,yml}`), 'words/*/legal/*.md'];
  // The words of a section with nothing to show are not read, but known.
  const words = languages.flatMap((language) =>
    Object.keys(wordsSchemas).map((name) => `words/${language}/${name}.yaml`),
  );
  const known = new Set([...files.read, ...words.map((file) => join(files.folder, file))]);
  for (const file of globSync(patterns, { cwd: files.folder })) {
    const isOurs = file.split(sep).every((part) => isInLanguages(part, languages));
    if (isOurs && !known.has(join(files.folder, file))) files.fault('unreadFile', file);
  }
}
