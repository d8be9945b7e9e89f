import { cpSync, existsSync, globSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { otherPictures } from '../src/content/case.ts';
import { isInLanguages } from '../src/content/site-files.ts';
import { slug } from '../src/content/text.ts';
import type { SiteFolder } from './site-folder.ts';
import { listsEntries, type Subject } from './subjects.ts';
import {
  addEntry,
  addKey,
  changeText,
  documentOf,
  fieldsOf,
  type Path,
  removeEntry,
} from './text-file.ts';

/** Where a file names a thing. */
interface Naming {
  file: string;
  /** Undefined where it does not yet. */
  path: Path | undefined;
  /** The list that it is added to, where it has no key of its own. */
  list?: Path;
  /** What is written there when it is added. */
  entry?: unknown;
  /** What is written there when it is removed; without it, the entry goes. */
  instead?: string;
}

/** What a thing consists of. */
interface Parts {
  /** Files and folders of its own, as patterns. */
  own: readonly string[];
  named: readonly Naming[];
}

/**
 * What a case, an article, a person or a group of technologies consists of.
 *
 * @throws Error where a file that names it is broken: then nothing is begun
 */
function partsOf(group: string, id: string, folder: SiteFolder): Parts {
  const asked = `⟦${id}⟧`;
  const wordsFolders = globSync('words/*/', { cwd: folder.path });
  const inWords = (name: string, path: Path, entry: unknown) =>
    // Also of languages that the site has no more.
    wordsFolders.map((words) => ({ file: `${words}/${name}.yaml`, path, entry }));
  const fieldIn = (file: string, key: string) =>
    fieldsOf(folder.read(file)).find(({ path, value }) => path.includes(key) && value === id)?.path;
  const person = fieldIn('people.yaml', 'id')?.slice(0, 1);
  const name = documentOf(folder.read('people.yaml')).getIn([...(person ?? []), 'name']);
  const articles = globSync('articles/*/article.yaml', { cwd: folder.path });
  const parts: Readonly<Record<string, Parts>> = {
    cases: {
      own: [`{cases,originals,public/images}/${id}`, `public/images/share/project-${id}.*`],
      named: [
        { file: 'site.yaml', path: fieldIn('site.yaml', 'cases'), list: ['cases'], entry: id },
      ],
    },
    articles: {
      own: [
        `articles/${id}`,
        `{originals,public/images}/articles/${id}.*`,
        `public/images/share/articles-${id}.*`,
      ],
      named: [],
    },
    people: {
      own: [`{originals,public/images}/team/${id}.*`],
      named: [
        { file: 'people.yaml', path: person, list: [], entry: { id, name: asked } },
        ...inWords('team', ['members', id], { role: asked, description: asked }),
        // Their articles go on naming them.
        ...articles.map((file) => ({
          file,
          path: fieldIn(file, 'author'),
          instead: String(name ?? id),
        })),
      ],
    },
    technologies: {
      own: [],
      named: [
        { file: 'technologies.yaml', path: [id], entry: [asked] },
        ...inWords('technologies', ['groups', id], asked),
      ],
    },
  };
  const { own, named } = parts[group] ?? { own: [], named: [] };
  const broken = named.find(({ file }) => folder.isBroken(file));
  if (broken) throw new Error(join(folder.path, broken.file));
  return { own, named };
}

/** Ids of the people, or of the groups of technologies. */
export function idsIn(group: string, folder: SiteFolder): readonly string[] {
  const fields = fieldsOf(folder.read(`${group}.yaml`));
  const ids = fields.map(({ path: [first, key], value }) =>
    typeof first === 'string' ? first : key === 'id' && value,
  );
  return [...new Set(ids.filter((id) => id !== false))];
}

/** Whether there is a thing of that id, or something in its place. */
function isTaken(group: string, id: string, folder: SiteFolder): boolean {
  if (group === 'cases' && otherPictures.includes(id)) return true;
  if (group === 'cases' || group === 'articles') return existsSync(join(folder.path, group, id));
  return idsIn(group, folder).includes(id);
}

/**
 * Adds a thing, with neutral texts that ask to be replaced.
 *
 * @returns whether it could have that id
 */
export function addNew(group: string, id: string, folder: SiteFolder): boolean {
  if (!slug.test(id) || isTaken(group, id, folder)) return false;
  const { named } = partsOf(group, id, folder);
  const languages = folder.languages();
  const template = `demo/new/${group}`;
  if (existsSync(template)) {
    cpSync(template, join(folder.path, group, id), {
      recursive: true,
      filter: (file) => isInLanguages(file, languages),
    });
  }
  const value = new Date().toISOString().slice(0, 10);
  if (group === 'articles') {
    folder.change(`articles/${id}/article.yaml`, (facts) => changeText(facts, ['date'], value));
  }
  // What it consists of is there before the site names it: where a write fails, the site still builds.
  for (const { file, list, path = [], entry } of named.toReversed()) {
    if (!entry) continue;
    folder.change(file, (content) =>
      list ? addEntry(content, list, entry) : addKey(content, path, entry),
    );
  }
  return true;
}

/** What the buttons of a subject's page remove, as group and id. */
export function removableOn(subject: Subject, folder: SiteFolder): readonly string[] {
  const { id, pictures } = subject;
  if (listsEntries(subject)) return idsIn(id, folder).map((one) => `${id}/${one}`);
  return pictures ? [id] : [];
}

/**
 * Takes a thing out of the site. What goes is kept beside it, and so is each file that changes, as it was.
 *
 * @param what its group and id
 * @returns the folder that keeps them
 */
export function remove(what: string, folder: SiteFolder): string {
  const [group = '', id = ''] = what.split('/');
  const { own, named } = partsOf(group, id, folder);
  const kept = join('removed', new Date().toISOString().replace(/[:.]/g, '-'));
  const keep = (file: string, put: (from: string, to: string) => void) => {
    const path = join(folder.path, kept, file);
    mkdirSync(dirname(path), { recursive: true });
    put(join(folder.path, file), path);
  };
  for (const { file, path, instead } of named) {
    if (!path || !documentOf(folder.read(file)).hasIn(path)) continue;
    keep(file, cpSync);
    folder.change(file, (content) =>
      instead ? changeText(content, path, instead) : removeEntry(content, path),
    );
  }
  for (const file of globSync(own, { cwd: folder.path })) keep(file, renameSync);
  return kept;
}
