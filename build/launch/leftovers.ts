import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import querystring from 'node:querystring';
import { areIconsStale } from '../../artwork/favicon.ts';
import { shareImages } from '../../artwork/share/share-record.ts';
import type { Site } from '../../src/content/site.ts';
import { type Finding, note } from './finding.ts';

/** Finds icons drawn from an older mark or colours, and pictures that no page shows any more. */
export function findLeftovers(site: Site, folder: string): readonly Finding[] {
  const unused = unusedPictures(site, folder).join(', ');
  return [
    ...(areIconsStale(site, folder) ? [note('staleIcons')] : []),
    ...(unused
      ? [note('unusedPictures', { files: unused, folder: `${folder}/public/images` })]
      : []),
  ];
}

/** Patterns of pictures that no page, text or style uses, such as a removed case's: all are still served. */
function unusedPictures(site: Site, folder: string): readonly string[] {
  const { articles, cases, people, words } = site;
  const used = new Set([
    ...Object.entries(cases).flatMap(([id, { gallery }]) =>
      ['logo', ...gallery.map(({ file }) => file)].map((name) => `${id}/${name}`),
    ),
    ...Object.keys(articles).map((id) => `articles/${id}`),
    ...people.map(({ id }) => `team/${id}`),
    ...shareImages(site).map(({ file }) => `share/${file.split('.')[0]}`),
  ]);
  const code = globSync(['theme.css', 'cases/**/*.{ts,tsx,css}'], { cwd: folder });
  const read = code.map((file) => readFileSync(join(folder, file), 'utf8'));
  // Markdown and styles may name a file with escapes, such as %20 for a blank.
  const texts = [JSON.stringify(words), ...read]
    .join()
    .replace(/(%[0-9a-f]{2})+/gi, (escapes) => querystring.unescape(escapes));
  const unused = globSync('*/*.{avif,webp,svg,png,jpg,jpeg,gif}', {
    cwd: join(folder, 'public/images'),
  }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const [place = ''] = file.split('.');
    return used.has(place) || texts.includes(file) ? [] : `${place}.*`;
  });
  return [...new Set(unused)].sort();
}
