import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import { type Finding, fail, note, orPass } from './finding.ts';

const demo = 'demo/trinta';
const neutral = 'demo/neutral';

/** Files that an owner may well keep as they are. */
const mayStay = new Set(['technologies.yaml', 'methodology.yaml', 'theme.css']);

/** Facts that two companies may share. */
const mayBeShared =
  /^(?:address\.(?:city|region|country)|timeZone|languages|ownerLanguage|consentVersion|legalUpdated|cases|tags|\d+\.id)/;

/** A text that `npm run new-site` has left for the owner to write. */
const placeholder = /⟦[^⟧]*⟧/g;

/**
 * Says, file by file, what of the site folder is still the demo's or waits to be written.
 *
 * @param read the files that pages are made of: nothing waits in the words of a section that is not shown
 */
export function checkOwnContent(folder: string, read?: readonly string[]): readonly Finding[] {
  if (folder === demo) {
    return [fail('the site is the demo: there is no folder site/', 'run npm run new-site')];
  }
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  const findings = [
    ...files
      .map((file) => join(folder, file))
      .filter((file) => read?.includes(file) ?? true)
      .flatMap(findPlaceholders),
    ...findCopies(folder, files),
    ...findShippedSentences(folder, files),
    ...findSharedFacts(folder),
  ];
  return orPass(findings, `all of ${folder}/ is your own`);
}

function findPlaceholders(file: string): Finding[] {
  if (!/\.(?:ya?ml|md)$/.test(file)) return [];
  const texts = readFileSync(file, 'utf8').match(placeholder) ?? [];
  if (texts.length === 0) return [];
  const more = texts.length > 1 ? ` and ${texts.length - 1} more` : '';
  return [fail(`${file} still has ${texts[0]}${more}`, 'write what belongs there')];
}

/** Files with the same bytes as the demo's, folder by folder; more than three are only counted. */
function findCopies(folder: string, files: readonly string[]): Finding[] {
  const copies = files.filter(
    (file) =>
      !mayStay.has(file) &&
      (isSame(join(folder, file), join(demo, file)) ||
        (file === 'mark.svg' && isSame(join(folder, file), join(neutral, file)))),
  );
  const byFolder = Object.entries(Object.groupBy(copies, (file) => dirname(file)));
  return byFolder.map(([place, names = []]) => {
    const shown =
      names.length > 3 ? `${names.length} files` : names.map((name) => basename(name)).join(', ');
    return fail(`as shipped: ${shown} in ${join(folder, place)}/`, 'put your own in their place');
  });
}

/** Sentences of the demo in files that are the owner's otherwise: only the owner knows whether they are true. */
function findShippedSentences(folder: string, files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const [own, shipped] = [join(folder, file), join(demo, file)];
    if (!/\.(?:ya?ml|md)$/.test(file) || !existsSync(shipped) || isSame(own, shipped)) return [];
    const known = new Set(sentencesIn(shipped));
    // What new-site wrote is any company's, but for the placeholders.
    for (const sentence of sentencesIn(join(neutral, file))) known.delete(sentence);
    const kept = sentencesIn(own).filter((sentence) => known.has(sentence));
    if (kept.length === 0) return [];
    const what = `${own} says as shipped:${kept.map((sentence) => `\n      “${sentence}”`).join('')}`;
    return [note(what, 'ask of each sentence whether it is true of your company')];
  });
}

/** Fewer characters are a label, which may well be the same. */
const leastSentence = 40;

function sentencesIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const texts = file.endsWith('.md')
    ? source.split('\n')
    : flatten(parse(source)).map(([, text]) => text);
  return texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.replace(/^- /, '').trim())
    .filter(({ length }) => length >= leastSentence);
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** Facts and people that have the demo's values, or those of a new site. */
function findSharedFacts(folder: string): Finding[] {
  const shipped = [demo, neutral].flatMap((from) => [...leavesOf(from)].map(String));
  const taken = leavesOf(folder).filter((leaf) => shipped.includes(String(leaf)));
  return taken.map(([file, key, value]) =>
    fail(`${join(folder, file)}: ${key} is still ${value}`, 'write your own'),
  );
}

function leavesOf(folder: string): (readonly [file: string, key: string, value: string])[] {
  return ['site.yaml', 'people.yaml'].flatMap((file) => {
    const path = join(folder, file);
    const content: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
    return flatten(content)
      .map(([key, value]) => [file, key, value] as const)
      .filter(([, key, value]) => !mayBeShared.test(key) && !value.includes('⟦'));
  });
}

function flatten(value: unknown, key = ''): (readonly [key: string, value: string])[] {
  if (typeof value !== 'object' || value === null) return [[key, String(value)]];
  return Object.entries(value).flatMap(([name, item]) =>
    flatten(item, key === '' ? name : `${key}.${name}`),
  );
}
