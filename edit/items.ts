import { cpSync, existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { otherPictures } from '../src/content/case.ts';
import { isInLanguages } from '../src/content/site-files.ts';
import { slug } from '../src/content/text.ts';
import { optionalSections } from '../src/content/words.ts';
import type { SiteFolder } from './site-folder.ts';
import { filesOf, listsEntries, type Subject } from './subjects.ts';
import {
  addEntry,
  addKey,
  changeText,
  documentOf,
  fieldsOf,
  listsOf,
  type Path,
  removeEntry,
  type TextFile,
} from './text-file.ts';

/** A file that refers to an item, and how it changes. */
type Change = readonly [file: string, change: (content: TextFile) => TextFile];

/** What belongs to an item. */
interface Parts {
  /** Patterns of its own files and folders. */
  own: readonly string[];
  /** In this order: the site uses the item after the last one, so that it builds if one fails. */
  adding: readonly Change[];
  removing: readonly Change[];
}

/**
 * Finds the parts of a case, an article, a person, a group of technologies or the words of a section.
 *
 * @throws Error if a file with a reference is broken, before anything is changed
 */
function partsOf(group: string, id: string, folder: SiteFolder): Parts {
  const placeholder = `⟦${id}⟧`;
  const pathIn = (content: TextFile, key: string) =>
    fieldsOf(content).find(({ path, value }) => path.includes(key) && value === id)?.path;
  /** Changes a file in every folder: of words also in those of languages that the site no longer has. */
  const inEach = (folders: string, name: string, change: Change[1]): Change[] =>
    globSync(folders, { cwd: folder.path }).map((place) => [join(place, name), change]);
  // Words may have been written before, and are kept.
  const addWords = (path: Path, entry: unknown) => (content: TextFile) =>
    documentOf(content).hasIn(path) ? content : addKey(content, path, entry);
  const people = folder.read('people.yaml');
  const person = pathIn(people, 'id')?.slice(0, 1);
  const name = String(documentOf(people).getIn([...(person ?? []), 'name']) ?? id);
  const texts = { role: placeholder, description: placeholder };
  const today = Temporal.Now.plainDateISO().toString();
  const parts: Readonly<Record<string, Parts>> = {
    cases: {
      own: [`{cases,originals,public/images}/${id}`, `public/images/share/project-${id}.*`],
      adding: [['site.yaml', (facts) => addEntry(facts, ['cases'], id)]],
      removing: [['site.yaml', (facts) => removeEntry(facts, pathIn(facts, 'cases'))]],
    },
    articles: {
      own: [
        `articles/${id}`,
        `{originals,public/images}/articles/${id}.*`,
        `public/images/share/articles-${id}.*`,
      ],
      adding: [[`articles/${id}/article.yaml`, (facts) => changeText(facts, ['date'], today)]],
      removing: [],
    },
    people: {
      own: [`{originals,public/images}/team/${id}.*`],
      adding: [
        ...inEach('words/*/', 'team.yaml', addWords(['members', id], texts)),
        ['people.yaml', (facts) => addEntry(facts, [], { id, name: placeholder })],
      ],
      removing: [
        ['people.yaml', (facts) => removeEntry(facts, person)],
        ...inEach('words/*/', 'team.yaml', (words) => removeEntry(words, ['members', id])),
        // Articles of a removed person keep the name.
        ...inEach('articles/*/', 'article.yaml', (facts) =>
          pathIn(facts, 'author') ? changeText(facts, ['author'], name) : facts,
        ),
      ],
    },
    technologies: {
      own: [],
      adding: [
        ...inEach('words/*/', 'technologies.yaml', addWords(['groups', id], placeholder)),
        ['technologies.yaml', (facts) => addKey(facts, [id], [placeholder])],
      ],
      removing: [
        ['technologies.yaml', (facts) => removeEntry(facts, [id])],
        ...inEach('words/*/', 'technologies.yaml', (words) => removeEntry(words, ['groups', id])),
      ],
    },
    words: { own: [`words/*/${id}.yaml`], adding: [], removing: [] },
  };
  const { own, adding, removing } = parts[group] ?? { own: [], adding: [], removing: [] };
  const broken = [...adding, ...removing].find(([file]) => folder.isBroken(file));
  if (broken) throw new Error(join(folder.path, broken[0]));
  return { own, adding, removing };
}

/** Ids of all people, or of all groups of technologies. */
export function idsIn(group: string, folder: SiteFolder): readonly string[] {
  const content = folder.read(`${group}.yaml`);
  // A group may be an empty list.
  const places = [...listsOf(content).map((path) => ({ path, value: '' })), ...fieldsOf(content)];
  const ids = places.map(({ path: [first, key], value }) =>
    typeof first === 'string' ? first : key === 'id' && value,
  );
  return [...new Set(ids.filter((id) => id !== false))];
}

/** Whether an id is in use or reserved. */
function isTaken(group: string, id: string, folder: SiteFolder): boolean {
  if (group === 'cases' && otherPictures.includes(id)) return true;
  if (group === 'cases' || group === 'articles') return existsSync(join(folder.path, group, id));
  return idsIn(group, folder).includes(id);
}

/**
 * Adds an item with placeholder texts.
 *
 * @returns false if the id is invalid or in use
 */
export function addNew(group: string, id: string, folder: SiteFolder): boolean {
  if (!slug.test(id) || isTaken(group, id, folder)) return false;
  const { adding } = partsOf(group, id, folder);
  const languages = folder.languages();
  const template = `demo/new/${group}`;
  const hasFolder = existsSync(template);
  const own = join(folder.path, group, id);
  const filter = (file: string) => isInLanguages(file, languages);
  try {
    if (hasFolder) cpSync(template, own, { recursive: true, filter });
    for (const [file, change] of adding) folder.change(file, change);
  } catch (error) {
    // The disk may be full. Without its folder the id can be used again.
    if (hasFolder) rmSync(own, { recursive: true, force: true });
    throw error;
  }
  return true;
}

/** Items that a subject's page can remove, as group and id. */
export function removableOn(subject: Subject, folder: SiteFolder): readonly string[] {
  const { id, pictures } = subject;
  const present = filesOf(subject).filter(({ file }) => existsSync(join(folder.path, file)));
  const sections = optionalSections
    .filter((name) => present.some(({ file }) => file.endsWith(`/${name}.yaml`)))
    .map((name) => `words/${name}`);
  if (listsEntries(subject))
    return [...idsIn(id, folder).map((one) => `${id}/${one}`), ...sections];
  return pictures ? [id] : sections;
}

/**
 * Removes an item from the site. Moves its files, and copies each file that changes, to a backup folder.
 *
 * @param what group and id
 * @returns the backup folder, relative to the site folder
 */
export function remove(what: string, folder: SiteFolder): string {
  const [group = '', id = ''] = what.split('/');
  const { own, removing } = partsOf(group, id, folder);
  const backup = join('removed', new Date().toISOString().replace(/[:.]/g, '-'));
  const backUp = (file: string, put: (from: string, to: string) => void) => {
    const path = join(folder.path, backup, file);
    mkdirSync(dirname(path), { recursive: true });
    put(join(folder.path, file), path);
  };
  for (const [file, change] of removing) {
    const before = folder.read(file);
    if (change(before).head === before.head) continue;
    backUp(file, cpSync);
    folder.change(file, change);
  }
  for (const file of globSync(own, { cwd: folder.path })) backUp(file, renameSync);
  return backup;
}
