import { globSync } from 'node:fs';
import { join } from 'node:path';
import { areIconsStale } from '../../artwork/favicon.ts';
import { shareImages } from '../../artwork/share/share-record.ts';
import { isLanguage } from '../../contract/language.ts';
import type { Site } from '../../src/content/site.ts';
import { SiteFiles } from '../../src/content/site-files.ts';
import { slug } from '../../src/content/text.ts';
import { type Finding, note } from './finding.ts';

/** What time leaves behind: what the pages show no more, or otherwise than it was meant. */
export function findLeftovers(site: Site, folder: string, now = new Date()): readonly Finding[] {
  const { articles, cases, people } = site;
  const today = now.toISOString().slice(0, 10);
  const authors = [...new Set(Object.values(articles).map(({ author }) => author))];
  const names = people.flatMap(({ id, name }) => [id, name]);
  const pictures = unusedPictures(site, folder).join(', ');
  return [
    ...new SiteFiles(folder)
      .folders('cases')
      .filter((id) => !Object.hasOwn(cases, id))
      .map((id) =>
        note(`${folder}/cases/${id}/ is not shown`, `name it in cases of ${folder}/site.yaml`),
      ),
    ...authors
      .filter((author) => slug.test(author) && !names.includes(author))
      .map((author) =>
        note(
          `“${author}” stands over articles, the id of nobody in ${folder}/people.yaml`,
          'write the name in article.yaml, or add the person',
        ),
      ),
    ...Object.entries(articles)
      .filter(([, { date }]) => date > today)
      .map(([id, { date }]) =>
        note(
          `${folder}/articles/${id}/ is dated ${date}, and shown already`,
          'keep it elsewhere until that day',
        ),
      ),
    ...(areIconsStale(site, folder)
      ? [note('the icons are of an older mark or older colours', 'run npm run artwork:icons')]
      : []),
    ...(pictures
      ? [
          note(
            `pictures that no page needs are public: ${pictures}`,
            'delete those you name nowhere',
          ),
        ]
      : []),
  ];
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
