import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Remark } from '../../src/content/remark.ts';
import { type Finding, fail } from './finding.ts';

const demo = 'demo/trinta';
const neutral = 'demo/neutral';

/** Files that an owner may keep unchanged. */
const mayStay = new Set(['technologies.yaml', 'methodology.yaml', 'theme.css']);

/** A line of `site.yaml` or `people.yaml` with a fact that two companies do not share. */
const ownFact =
  /^ *(?:- )?(?!city|region|country|timeZone|languages|ownerLanguage|consentVersion|legalUpdated|id)\w+: [^[{\s]/;

/** A placeholder that `npm run new-site` wrote. */
const placeholder = /⟦[^⟧]*⟧/g;

/**
 * Finds, file by file, content of the site folder that is still the demo's or still a placeholder.
 *
 * @param read the files used by pages: placeholders in the words of a hidden section do not matter
 */
export function checkOwnContent(folder: string, read?: readonly string[]): readonly Finding[] {
  if (folder === demo) return [fail('onlyDemo')];
  const files = globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile())
    .sort();
  return [
    ...files
      .filter((file) => read?.includes(join(folder, file)) ?? true)
      .flatMap((file) => findTexts(folder, file)),
    ...findCopies(folder, files),
  ];
}

/** Finds placeholders in a file, and facts that are the same as in the demo or a new site. */
function findTexts(folder: string, file: string): Finding[] {
  if (!/\.(?:ya?ml|md)$/.test(file)) return [];
  const own = join(folder, file);
  const text = readFileSync(own, 'utf8');
  const waiting = text.match(placeholder) ?? [];
  const first = waiting[0]?.replace(/\s+/g, ' ');
  const found = first ? [fail('stillWaits', { file: own, n: waiting.length, text: first })] : [];
  if (file !== 'site.yaml' && file !== 'people.yaml') return found;
  const known = [demo, neutral].flatMap((site) => linesOf(readFileSync(join(site, file), 'utf8')));
  const taken = linesOf(text).filter((line) => ownFact.test(line) && known.includes(line));
  return [...found, ...taken.map((line) => fail('factKept', { file: own, line: line.trim() }))];
}

const linesOf = (text: string) => text.split(/\r?\n/);

/** Finds files identical to the demo's, by folder; more than three are only counted. */
function findCopies(folder: string, files: readonly string[]): Finding[] {
  const copies = files.filter(
    (file) =>
      !mayStay.has(file) &&
      (isSame(join(folder, file), join(demo, file)) ||
        (file === 'mark.svg' && isSame(join(folder, file), join(neutral, file)))),
  );
  const byFolder = Object.entries(Object.groupBy(copies, (file) => dirname(file)));
  return byFolder.map(([place, names = []]) => {
    const { length: n } = names;
    const counted: Remark = { sentence: 'manyFiles', values: { n } };
    const shown = n > 3 ? counted : names.map((name) => basename(name)).join(', ');
    return fail('filesKept', { files: shown, folder: join(folder, place) });
  });
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
