import { globSync } from 'node:fs';
import { join } from 'node:path';
import { areIconsStale } from '../../artwork/favicon.ts';
import { shareImages } from '../../artwork/share/share-record.ts';
import { isLanguage } from '../../contract/language.ts';
import type { Site } from '../../src/content/site.ts';
import { SiteFiles } from '../../src/content/site-files.ts';
import { slug } from '../../src/content/text.ts';
import { type Finding, note } from './finding.ts';

/** Names what the site folder holds and no page shows, and what a page shows otherwise than it was meant. */
export function findLeftovers(site: Site, folder: string, now = new Date()): readonly Finding[] {
  const { articles, cases, people } = site;
  const found: Finding[] = [];
  const tell = (what: string, todo: string) => found.push(note(what, todo));
  for (const id of new SiteFiles(folder).folders('cases')) {
    if (Object.hasOwn(cases, id)) continue;
    tell(`${folder}/cases/${id}/ is not shown`, `name it in cases of ${folder}/site.yaml`);
  }
  const names = people.flatMap(({ id, name }) => [id, name]);
  for (const author of new Set(Object.values(articles).map((article) => article.author))) {
    if (!slug.test(author) || names.includes(author)) continue;
    const what = `“${author}” stands over articles, the id of nobody in ${folder}/people.yaml`;
    tell(what, 'write the name in article.yaml, or add the person');
  }
  const today = now.toISOString().slice(0, 10);
  for (const [id, { date }] of Object.entries(articles)) {
    if (date <= today) continue;
    const what = `${folder}/articles/${id}/ is dated ${date}, and shown already`;
    tell(what, 'keep it elsewhere until that day');
  }
  if (areIconsStale(site, folder)) {
    tell('the icons are of an older mark or older colours', 'run npm run artwork:icons');
  }
  const pictures = unusedPictures(site, folder).join(', ');
  if (pictures) {
    tell(`pictures that no page needs are public: ${pictures}`, 'delete those you name nowhere');
  }
  return found;
}

/** Pictures of what was renamed or removed, by patterns: all that is in the folder is served. */
function unusedPictures(site: Site, folder: string): readonly string[] {
  const { articles, cases, facts, people, words } = site;
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
    const [place = '', ending = ''] = file.split('.');
    const language = ending.replace(/-\d+$/, '');
    const isForeign = isLanguage(language) && !facts.languages.includes(language);
    if ((used.has(place) && !isForeign) || texts.includes(file)) return [];
    return used.has(place) ? `${place}.${language}*` : `${place}.*`;
  });
  return [...new Set(unused)].sort();
}
