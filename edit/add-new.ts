import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../contract/language.ts';
import type { SiteFolder } from './site-folder.ts';
import { addEntry, addKey, fieldsOf, readTextFile } from './text-file.ts';

/** Whether there is a case, an article or a person of that id. */
export function isTaken(group: string, id: string, folder: SiteFolder): boolean {
  if (group !== 'people') return existsSync(join(folder.path, group, id));
  return fieldsOf(folder.read('people.yaml')).some(
    ({ path, value }) => path.at(-1) === 'id' && value === id,
  );
}

/** Adds a case, an article or a person, with neutral texts that ask to be replaced. */
export function addNew(group: string, id: string, folder: SiteFolder): void {
  if (group === 'people') {
    folder.write('people.yaml', addEntry(folder.read('people.yaml'), [], { id, name: '⟦name⟧' }));
    for (const language of languages) {
      const file = `words/${language}/team.yaml`;
      const words = { role: '⟦role⟧', description: '⟦who they are⟧' };
      folder.write(file, addKey(folder.read(file), ['members', id], words));
    }
    return;
  }
  for (const [file, text] of Object.entries(newFiles(group, id))) {
    folder.write(file, readTextFile(file, text));
  }
  if (group === 'cases') {
    folder.write('site.yaml', addEntry(folder.read('site.yaml'), ['cases'], id));
  }
}

/** Files of a new case or article: neutral texts that ask to be replaced, and fit their schemas. */
export function newFiles(group: string, id: string): Readonly<Record<string, string>> {
  const folder = `${group}/${id}`;
  const [shared, extension, words] = group === 'cases' ? newCase : newArticle();
  const each = languages.map((language) => [`${folder}/${language}.${extension}`, words]);
  const facts = group === 'cases' ? 'case.yaml' : 'article.yaml';
  return { [`${folder}/${facts}`]: shared, ...Object.fromEntries(each) };
}

const newCase = [
  'cover: home\ntechnologies:\n  - ⟦technology⟧\ngallery:\n  - file: home\n    aspect: video\n',
  'yaml',
  `sector: ⟦sector⟧
title: ⟦name⟧
description: ⟦what it is, in a sentence⟧
result:
  figure: ⟦figure⟧
  label: ⟦what it counts⟧
captions:
  home: ⟦what the picture shows⟧
features:
  - ⟦feature⟧
`,
] as const;

function newArticle() {
  const today = new Date().toISOString().slice(0, 10);
  return [
    `date: ${today}\nauthor: ⟦name⟧\n`,
    'md',
    '---\ntitle: ⟦title⟧\ndescription: ⟦summary⟧\n---\n\n⟦text⟧\n',
  ] as const;
}
