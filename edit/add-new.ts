import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { otherPictures } from '../src/content/case.ts';
import { neutralTexts } from '../src/content/neutral-texts.ts';
import { isInLanguages } from '../src/content/site-files.ts';
import type { SiteFolder } from './site-folder.ts';
import { addEntry, addKey, changeText, fieldsOf } from './text-file.ts';

/** Ids of the people, or of the groups of technologies. */
export function idsIn(group: string, folder: SiteFolder): readonly string[] {
  const fields = fieldsOf(folder.read(`${group}.yaml`));
  const ids = fields.map(({ path: [first], value, path }) => {
    return typeof first === 'string' ? first : path[1] === 'id' && value;
  });
  return [...new Set(ids.filter((id) => id !== false))];
}

/** Whether there is a case, an article, a person or a group of technologies of that id. */
export function isTaken(group: string, id: string, folder: SiteFolder): boolean {
  if (group === 'cases' && otherPictures.includes(id)) return true;
  if (group === 'cases' || group === 'articles') return existsSync(join(folder.path, group, id));
  return idsIn(group, folder).includes(id);
}

/**
 * Adds a case, an article, a person or a group of technologies, with neutral texts that ask to be replaced.
 *
 * @returns whether the file that lists them could be changed
 */
export function addNew(group: string, id: string, folder: SiteFolder): boolean {
  if (group === 'people') {
    const person = { id, name: `⟦${id}⟧` };
    if (!folder.change('people.yaml', (people) => addEntry(people, [], person))) return false;
    for (const language of folder.languages()) {
      const words: unknown = parse(readFileSync(`demo/new/person/${language}.yaml`, 'utf8'));
      folder.change(`words/${language}/team.yaml`, (team) => addKey(team, ['members', id], words));
    }
    return true;
  }
  if (group === 'technologies') {
    const names = [`⟦${id}⟧`];
    if (!folder.change('technologies.yaml', (groups) => addKey(groups, [id], names))) return false;
    for (const language of folder.languages()) {
      const file = `words/${language}/technologies.yaml`;
      folder.change(file, (words) => addKey(words, ['groups', id], `⟦${id}⟧`));
    }
    return true;
  }
  const kind = group === 'cases' ? 'case' : 'article';
  const languages = folder.languages();
  if (kind === 'case' && !folder.change('site.yaml', (facts) => addEntry(facts, ['cases'], id))) {
    return false;
  }
  cpSync(`demo/new/${kind}`, join(folder.path, group, id), {
    recursive: true,
    filter: (file) => isInLanguages(file, languages),
  });
  if (kind === 'article') {
    const value = new Date().toISOString().slice(0, 10);
    const { author } = neutralTexts(languages[0]);
    folder.change(`articles/${id}/article.yaml`, (facts) =>
      changeText(changeText(facts, { path: ['date'], value }), { path: ['author'], value: author }),
    );
  }
  return true;
}
