import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../contract/language.ts';
import { legalDocumentIds } from '../src/content/site.ts';
import { wordsSchemas } from '../src/content/words.ts';

/** What the editor shows on one page: files about one thing, the languages beside each other. */
export interface Subject {
  /** Its address in the editor. */
  id: string;
  /** What is the same in every language. */
  shared?: string;
  /** The file of each language. */
  words?: Readonly<Record<Language, string>>;
  /** Folder in `public/images/` that its pictures go to. */
  pictures?: string;
}

/** Everything that can be edited in a site folder, in groups. */
export function listSubjects(folder: string): Readonly<Record<SubjectGroup, readonly Subject[]>> {
  const single = (file: string): Subject[] =>
    existsSync(join(folder, file)) ? [{ id: file.replace('.yaml', ''), shared: file }] : [];
  const inEach = (path: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, path(language)])) as Record<
      Language,
      string
    >;
  return {
    facts: [
      ...single('site.yaml'),
      ...single('people.yaml').map((people) => ({ ...people, pictures: 'team' })),
      ...single('technologies.yaml'),
      ...single('methodology.yaml'),
    ],
    words: Object.keys(wordsSchemas).map((name) => ({
      id: `words/${name}`,
      words: inEach((language) => `words/${language}/${name}.yaml`),
    })),
    cases: foldersIn(folder, 'cases').map((id) => ({
      id: `cases/${id}`,
      shared: `cases/${id}/case.yaml`,
      words: inEach((language) => `cases/${id}/${language}.yaml`),
      pictures: id,
    })),
    articles: foldersIn(folder, 'articles').map((id) => ({
      id: `articles/${id}`,
      shared: `articles/${id}/article.yaml`,
      words: inEach((language) => `articles/${id}/${language}.md`),
      pictures: 'articles',
    })),
    legal: legalDocumentIds.map((id) => ({
      id: `legal/${id}`,
      words: inEach((language) => `words/${language}/legal/${id}.md`),
    })),
  };
}

export const subjectGroups = ['facts', 'words', 'cases', 'articles', 'legal'] as const;
export type SubjectGroup = (typeof subjectGroups)[number];

function foldersIn(folder: string, name: string): string[] {
  const path = join(folder, name);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
