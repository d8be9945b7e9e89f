import { globSync } from 'node:fs';
import { join } from 'node:path';
import { areIconsStale } from '../../artwork/favicon.ts';
import { shareImages } from '../../artwork/share/share-record.ts';
import type { Site } from '../../src/content/site.ts';
import { type Finding, note } from './finding.ts';

/** Finds icons drawn from an older mark or colours, and pictures that no page shows any more. */
export function findLeftovers(site: Site, folder: string): readonly Finding[] {
  const unused = unusedPictures(site, folder).join(', ');
  return [
    ...(areIconsStale(site, folder) ? [note('staleIcons')] : []),
    ...(unused ? [note('unusedPictures', { files: unused })] : []),
  ];
}

/** Patterns of pictures that no page or text uses, such as those of a removed case: all are still served. */
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
  const texts = JSON.stringify(words);
  const unused = globSync('*/*.{avif,webp,svg,png,jpg,jpeg,gif}', {
    cwd: join(folder, 'public/images'),
  }).flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const [place = ''] = file.split('.');
    return used.has(place) || texts.includes(file) ? [] : `${place}.*`;
  });
  return [...new Set(unused)].sort();
}
