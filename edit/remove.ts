import { cpSync, globSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SiteFolder } from './site-folder.ts';
import {
  changeText,
  type Field,
  fieldsOf,
  type Path,
  removeEntry,
  type TextFile,
} from './text-file.ts';

/** A file without what goes; undefined where it does not name it. */
type Change = (content: TextFile) => TextFile | undefined;

/** What belongs to one thing, by patterns of paths: files of its own, and changes of files that name it. */
interface Traces {
  own: readonly string[];
  named: Readonly<Record<string, Change>>;
}

/** @param entryOf the entry that goes, if a field shows that it is it */
const without =
  (entryOf: (field: Field) => Path | false): Change =>
  (content) => {
    const entry = fieldsOf(content).map(entryOf).find(Boolean);
    return entry ? removeEntry(content, entry) : undefined;
  };

/** What there is of a case, an article, a person or a group of technologies, by its group. */
const tracesOf = (id: string, name: string): Readonly<Record<string, Traces>> => ({
  cases: {
    own: [`{cases,originals,public/images}/${id}`, `public/images/share/project-${id}.*`],
    named: {
      'site.yaml': without(({ path, value }) => path[0] === 'cases' && value === id && path),
    },
  },
  articles: {
    own: [
      `articles/${id}`,
      `{originals,public/images}/articles/${id}.*`,
      `public/images/share/articles-${id}.*`,
    ],
    named: {},
  },
  people: {
    own: [`{originals,public/images}/team/${id}.*`],
    named: {
      'people.yaml': without(({ path, value }) => {
        return path[1] === 'id' && value === id && path.slice(0, 1);
      }),
      'words/*/team.yaml': without(({ path }) => {
        return path[0] === 'members' && path[1] === id && path.slice(0, 2);
      }),
      // Their articles go on naming them.
      'articles/*/article.yaml': (content) =>
        fieldsOf(content).some(({ path, value }) => path[0] === 'author' && value === id)
          ? changeText(content, { path: ['author'], value: name })
          : undefined,
    },
  },
  technologies: {
    own: [],
    named: {
      'technologies.yaml': without(({ path }) => path[0] === id && [id]),
      'words/*/technologies.yaml': without(
        ({ path }) => path[0] === 'groups' && path[1] === id && path,
      ),
    },
  },
});

function nameOf(id: string, folder: SiteFolder): string {
  const people = fieldsOf(folder.read('people.yaml'));
  const [at] = people.find(({ path, value }) => path[1] === 'id' && value === id)?.path ?? [];
  return people.find(({ path }) => path[0] === at && path[1] === 'name')?.value ?? id;
}

/** What goes with one thing. */
export interface Removal {
  /** Files and folders of its own. */
  own: readonly string[];
  /** Files that name it or cannot be read, and how each changes. */
  changed: ReadonlyMap<string, Change>;
}

/** Finds what goes from the site folder, and what changes, with a thing of a group; changes nothing. */
export function removalOf(group: string, id: string, folder: SiteFolder): Removal {
  const { own = [], named = {} } = tracesOf(id, nameOf(id, folder))[group] ?? {};
  const find = (patterns: readonly string[]) => globSync(patterns, { cwd: folder.path }).sort();
  const files = Object.entries(named).flatMap(([pattern, change]) =>
    find([pattern]).map((file) => [file, change] as const),
  );
  // One that is no YAML may name it too.
  const concerns = ([file, change]: (typeof files)[number]) =>
    folder.isBroken(file) || change(folder.read(file));
  return { own: find(own), changed: new Map(files.filter(concerns)) };
}

/**
 * Takes a thing out of the site. What goes is kept beside it, and so is each file that changes, as it was.
 *
 * @returns the folder that keeps them; undefined, with nothing changed, where a file is no YAML
 */
export function remove({ own, changed }: Removal, folder: SiteFolder): string | undefined {
  if ([...changed.keys()].some((file) => folder.isBroken(file))) return undefined;
  const kept = join('removed', new Date().toISOString().replace(/[:.]/g, '-'));
  const keep = (file: string, put: (from: string, to: string) => void) => {
    const path = join(folder.path, kept, file);
    mkdirSync(dirname(path), { recursive: true });
    put(join(folder.path, file), path);
  };
  for (const [file, change] of changed) {
    keep(file, cpSync);
    folder.change(file, (content) => change(content) ?? content);
  }
  for (const file of own) keep(file, renameSync);
  return kept;
}
