import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ProjectFacts } from '../../app/content/project.ts';
import { type Finding, fail, pass } from './finding.ts';

/** What of the content refers to pictures; the command passes the project's own. */
export interface StrayPicturesOptions {
  /** Folder of the pictures: public/images. */
  folder: string;
  cases: Readonly<Record<string, ProjectFacts>>;
  /** Ids of the team. */
  team: readonly string[];
  /** File names of the share images. */
  shareImages: readonly string[];
  /** Code that may name pictures of the owner's own. */
  sources: readonly string[];
}

/** Finds pictures that nothing refers to any more: whatever lies in public/ can be fetched by anybody. */
export function checkStrayPictures(options: StrayPicturesOptions): Finding[] {
  const { folder, cases, sources } = options;
  const strays = picturesIn(folder).filter(
    (picture) =>
      !isContent(picture, options) && !sources.some((text) => text.includes(`/images/${picture}`)),
  );
  if (strays.length === 0) return [pass('content', 'the content refers to every picture')];
  const known = new Set([...Object.keys(cases), 'team', 'share', '.']);
  // One entry for all sizes, formats and languages, and for a folder of which nothing is used.
  const groups = new Set(
    strays.map((picture) =>
      known.has(dirname(picture))
        ? join('public/images', dirname(picture), `${basename(picture).split('.')[0]}.*`)
        : `${join('public/images', dirname(picture))}/`,
    ),
  );
  return [
    fail(
      'content',
      `nothing refers to ${[...groups].sort().join(', ')}`,
      'delete them, then build again: whatever lies in public/ can be fetched by anybody',
    ),
  ];
}

/** The code that may name pictures: pages, styles, mails. */
export function readSources(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css)$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

/** Paths below the folder, with slashes; hidden files are the editor's or Git's. */
function picturesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'),
    );
}

function isContent(
  picture: string,
  { cases, team, shareImages }: Omit<StrayPicturesOptions, 'folder'>,
): boolean {
  const file = basename(picture);
  const [name = ''] = file.split('.');
  const place = dirname(picture);
  if (place === 'team') return team.includes(name);
  if (place === 'share') return shareImages.includes(file);
  const facts = Object.hasOwn(cases, place) ? cases[place] : undefined;
  return (
    facts !== undefined &&
    (file === 'logo.svg' || facts.gallery.some((image) => image.file === name))
  );
}
