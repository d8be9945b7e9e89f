import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteFileNames } from '../write-site-files.ts';
import { type Finding, fail } from './finding.ts';

/** What the build itself puts beside the public files, over any of the same name. */
const ownFiles = new Set([...siteFileNames, '_headers', '_redirects']);
const ownKinds = /^assets\/|\.html$/;
const variant = /\.(?:br|gz|zst)$/;

/**
 * Judges whether dist/site/ has the files of public/. By their bytes, for a file that was moved keeps the
 * time it had, and one that is gone leaves none behind.
 */
export function checkPublicFiles(root: string, rebuild: string): Finding[] {
  const [site, own] = [join(root, 'dist/site'), join(root, 'public')];
  const source = filesBelow(own);
  const changed = [...source].filter(
    (name) => !ownFiles.has(name) && !isSame(join(own, name), join(site, name)),
  );
  const deleted = [...filesBelow(site)]
    .filter((name) => !source.has(name))
    .map((name) => name.replace(variant, ''))
    .filter((name) => !source.has(name) && !ownFiles.has(name) && !ownKinds.test(name));
  return [
    ...(changed.length > 0
      ? [fail('pages', `dist/site does not serve public/ as it is: ${places(changed)}`, rebuild)]
      : []),
    ...(deleted.length > 0
      ? [fail('pages', `dist/site still serves what you deleted: ${places(deleted)}`, rebuild)]
      : []),
  ];
}

function isSame(file: string, built: string): boolean {
  return existsSync(built) && readFileSync(file).equals(readFileSync(built));
}

/** Paths of the files below a folder, with slashes. */
function filesBelow(folder: string): Set<string> {
  if (!existsSync(folder)) return new Set();
  return new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // A link may lead to a folder, or nowhere.
      .filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile())
      .map((name) => name.replaceAll('\\', '/')),
  );
}

/** Names of the files; of pictures, which come in many sizes, the folder's. */
function places(names: readonly string[]): string {
  const shown = names.map((name) => name.replace(/^(images\/[^/]+)\/.*$/s, '$1'));
  return [...new Set(shown)].sort().join(', ');
}
