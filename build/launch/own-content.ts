import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Remark } from '../../src/content/remark.ts';
import { withoutByteOrderMark } from '../../src/content/site-files.ts';
import { type Finding, fail, faultsOrPass, note, pass } from './finding.ts';

const demo = 'demo/trinta';
const neutral = 'demo/neutral';

/** Files that an owner may keep unchanged. */
const mayStay = new Set(['technologies.yaml', 'methodology.yaml', 'theme.css']);

/** Facts that two companies may share. */
const mayBeShared =
  /^(?:address\.(?:city|region|country)|timeZone|languages|ownerLanguage|consentVersion|legalUpdated|cases|tags|\d+\.id)/;

/** Shorter texts are labels, which may be the same. */
const leastText = 40;

/** A placeholder that `npm run new-site` wrote; in Markdown, the part of it in one line. */
const placeholder = /⟦[^⟧]*⟧?/g;

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
  const findings = [
    ...files
      .filter((file) => read?.includes(join(folder, file)) ?? true)
      .flatMap((file) => findTexts(folder, file)),
    ...findCopies(folder, files),
  ];
  return faultsOrPass(findings, pass('allOwn', { folder }));
}

/** Finds placeholders in a file, and texts that are the same as in the demo or a new site. */
function findTexts(folder: string, file: string): Finding[] {
  const own = join(folder, file);
  const sites = [folder, demo, neutral];
  const [texts = [], shipped = [], begun = []] = sites.map((site) => textsIn(join(site, file)));
  const waiting = texts.flatMap(([, text]) => text.match(placeholder) ?? []);
  const [first] = waiting;
  const found = first ? [fail('stillWaits', { file: own, n: waiting.length, text: first })] : [];
  if (file === 'site.yaml' || file === 'people.yaml') {
    const known = [...shipped, ...begun].map(String);
    const taken = texts.filter(
      ([key, value]) =>
        known.includes(`${key},${value}`) && !mayBeShared.test(key) && !value.includes('⟦'),
    );
    return [...found, ...taken.map(([key, value]) => fail('factKept', { file: own, key, value }))];
  }
  // Texts that new-site wrote fit any company.
  const known = shipped.filter(([, text]) => begun.every(([, other]) => other !== text));
  const kept = texts
    .map(([, text]) => text)
    .filter((text) => text.length >= leastText && known.some(([, other]) => other === text));
  if (kept.length === 0 || isSame(own, join(demo, file))) return found;
  const quoted = kept.map((text) => `\n      “${text}”`).join('');
  // A note: only the owner can tell whether the text fits.
  return [...found, note('textsKept', { file: own, texts: quoted })];
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

type Texts = readonly (readonly [key: string, text: string])[];

/** Every text of a file; of Markdown, every line. */
function textsIn(file: string): Texts {
  if (!/\.(?:ya?ml|md)$/.test(file) || !existsSync(file)) return [];
  const source = withoutByteOrderMark(readFileSync(file, 'utf8'));
  return flatten(file.endsWith('.md') ? source.split(/\r?\n/) : parse(source));
}

function flatten(value: unknown, key = ''): Texts {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, item]) =>
    flatten(item, key === '' ? name : `${key}.${name}`),
  );
}
