import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Remark } from '../../src/content/remark.ts';
import { type Finding, fail, note } from './finding.ts';

const demo = 'demo/trinta';
const neutral = 'demo/neutral';

/** Files that an owner may keep unchanged. */
const mayStay = new Set(['technologies.yaml', 'methodology.yaml', 'theme.css']);

/** A line of `site.yaml` or `people.yaml` with a fact that two companies do not share. */
const ownFact =
  /^ *(?:- )?(?!city|region|country|timeZone|languages|ownerLanguage|consentVersion|legalUpdated|id)\w+: [^[{\s]/;

/** Shorter lines are labels, which may be the same. */
const leastText = 40;

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

/** Finds placeholders in a file, and lines that are the same as in the demo, or facts of a new site. */
function findTexts(folder: string, file: string): Finding[] {
  if (!/\.(?:ya?ml|md)$/.test(file)) return [];
  const own = join(folder, file);
  const waiting = readFileSync(own, 'utf8').match(placeholder) ?? [];
  const first = waiting[0]?.replace(/\s+/g, ' ');
  const found = first ? [fail('stillWaits', { file: own, n: waiting.length, text: first })] : [];
  const [lines = [], shipped = [], begun = []] = [folder, demo, neutral].map((site) =>
    linesOf(join(site, file)),
  );
  if (file === 'site.yaml' || file === 'people.yaml') {
    const known = [...shipped, ...begun];
    const taken = lines.filter((line) => ownFact.test(line) && known.includes(line));
    return [...found, ...taken.map((line) => fail('factKept', { file: own, line: line.trim() }))];
  }
  // Texts that new-site wrote fit any company.
  const kept = lines.filter(
    (line) => line.length >= leastText && shipped.includes(line) && !begun.includes(line),
  );
  if (kept.length === 0 || isSame(own, join(demo, file))) return found;
  const texts = kept.map((line) => `\n      “${line.trim()}”`).join('');
  // A note: only the owner can tell whether the text fits.
  return [...found, note('textsKept', { file: own, texts })];
}

function linesOf(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
}

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
