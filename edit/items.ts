import { cpSync, existsSync, globSync, mkdirSync, renameSync } from 'node:fs';
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
  type Path,
  removeEntry,
  startsWith,
} from './text-file.ts';

/** A reference to an item in a file. */
interface Reference {
  file: string;
  /** Undefined if the file has none yet. */
  path: Path | undefined;
  /** The list to append to, if the reference has no key of its own. */
  list?: Path;
  /** Value to write when the item is added. */
  entry?: unknown;
  /** Value to write when the item is removed; without it the entry is removed. */
  instead?: string;
}

/** The parts of an item. */
interface Parts {
  /** Patterns of its own files and folders. */
  own: readonly string[];
  references: readonly Reference[];
}

/**
 * Finds the parts of a case, an article, a person, a group of technologies or the words of a section.
 *
 * @throws Error if a file with a reference is broken, before anything is changed
 */
function partsOf(group: string, id: string, folder: SiteFolder): Parts {
  const placeholder = `⟦${id}⟧`;
  const wordsFolders = globSync('words/*/', { cwd: folder.path });
  const inWords = (name: string, path: Path, entry: unknown) =>
    // Includes languages that the site no longer has.
    wordsFolders.map((words) => ({ file: `${words}/${name}.yaml`, path, entry }));
  const fieldIn = (file: string, key: string) =>
    fieldsOf(folder.read(file)).find(({ path, value }) => path.includes(key) && value === id)?.path;
  const person = fieldIn('people.yaml', 'id')?.slice(0, 1);
  const name = documentOf(folder.read('people.yaml')).getIn([...(person ?? []), 'name']);
  const articles = globSync('articles/*/article.yaml', { cwd: folder.path });
  const parts: Readonly<Record<string, Parts>> = {
    cases: {
      own: [`{cases,originals,public/images}/${id}`, `public/images/share/project-${id}.*`],
      references: [
        { file: 'site.yaml', path: fieldIn('site.yaml', 'cases'), list: ['cases'], entry: id },
      ],
    },
    articles: {
      own: [
        `articles/${id}`,
        `{originals,public/images}/articles/${id}.*`,
        `public/images/share/articles-${id}.*`,
      ],
      references: [],
    },
    people: {
      own: [`{originals,public/images}/team/${id}.*`],
      references: [
        { file: 'people.yaml', path: person, list: [], entry: { id, name: placeholder } },
        ...inWords('team', ['members', id], { role: placeholder, description: placeholder }),
        // Articles of a removed person keep the name.
        ...articles.map((file) => ({
          file,
          path: fieldIn(file, 'author'),
          instead: String(name ?? id),
        })),
      ],
    },
    technologies: {
      own: [],
      references: [
        { file: 'technologies.yaml', path: [id], entry: [placeholder] },
        ...inWords('technologies', ['groups', id], placeholder),
      ],
    },
    words: { own: [`words/*/${id}.yaml`], references: [] },
  };
  const { own, references } = parts[group] ?? { own: [], references: [] };
  const broken = references.find(({ file }) => folder.isBroken(file));
  if (broken) throw new Error(join(folder.path, broken.file));
  return { own, references };
}

/** Ids of all people, or of all groups of technologies. */
export function idsIn(group: string, folder: SiteFolder): readonly string[] {
  const fields = fieldsOf(folder.read(`${group}.yaml`));
  const ids = fields.map(({ path: [first, key], value }) =>
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
  const { references } = partsOf(group, id, folder);
  const languages = folder.languages();
  const template = `demo/new/${group}`;
  if (existsSync(template)) {
    cpSync(template, join(folder.path, group, id), {
      recursive: true,
      filter: (file) => isInLanguages(file, languages),
    });
  }
  const value = Temporal.Now.plainDateISO().toString();
  if (group === 'articles') {
    folder.change(`articles/${id}/article.yaml`, (facts) => changeText(facts, ['date'], value));
  }
  // The entry that makes the site use the item is written last, so that the site builds if a write fails.
  for (const { file, list, path = [], entry } of references.toReversed()) {
    // Words may have been written before, and are kept.
    const isThere = !list && fieldsOf(folder.read(file)).some((one) => startsWith(one.path, path));
    if (!entry || isThere) continue;
    folder.change(file, (content) =>
      list ? addEntry(content, list, entry) : addKey(content, path, entry),
    );
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
  const { own, references } = partsOf(group, id, folder);
  const backup = join('removed', new Date().toISOString().replace(/[:.]/g, '-'));
  const backUp = (file: string, put: (from: string, to: string) => void) => {
    const path = join(folder.path, backup, file);
    mkdirSync(dirname(path), { recursive: true });
    put(join(folder.path, file), path);
  };
  for (const { file, path, instead } of references) {
    if (!path || !documentOf(folder.read(file)).hasIn(path)) continue;
    backUp(file, cpSync);
    folder.change(file, (content) =>
      instead ? changeText(content, path, instead) : removeEntry(content, path),
    );
  }
  for (const file of globSync(own, { cwd: folder.path })) backUp(file, renameSync);
  return backup;
}
