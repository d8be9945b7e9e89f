import type * as v from 'valibot';
import type { Language } from '../contract/language.ts';
import { articleFactsSchema } from '../src/content/article.ts';
import { caseFactsSchema, caseWordsSchema } from '../src/content/case.ts';
import {
  factsSchema,
  methodologySchema,
  peopleSchema,
  technologiesSchema,
} from '../src/content/facts.ts';
import { documentHead } from '../src/content/load-site.ts';
import { legalDocumentIds } from '../src/content/site.ts';
import { SiteFiles } from '../src/content/site-files.ts';
import { wordsSchemas } from '../src/content/words.ts';
import type { SiteFolder } from './site-folder.ts';

/** A page of the editor: the files about one subject, with the languages side by side. */
export interface Subject {
  id: string;
  shared?: SubjectFile;
  words?: Readonly<Partial<Record<Language, SubjectFile>>>;
  /** Folder in `public/images/` for its pictures. */
  pictures?: string;
}

/** A file of the site folder with its schema; of a Markdown file the schema of its head. */
export interface SubjectFile {
  file: string;
  schema: v.GenericSchema;
}

export function filesOf({ shared, words }: Subject): readonly SubjectFile[] {
  return [...(shared ? [shared] : []), ...Object.values(words ?? {})];
}

export type SubjectGroup = 'facts' | 'words' | 'cases' | 'articles' | 'legal';

/** Lists everything that can be edited in a site folder, in groups. */
export function listSubjects(
  folder: SiteFolder,
): Readonly<Record<SubjectGroup, readonly Subject[]>> {
  const files = new SiteFiles(folder.path);
  const languages = folder.languages();
  const words = (path: string, schema: v.GenericSchema) =>
    Object.fromEntries(
      languages.map((language) => [language, { file: path.replace('*', language), schema }]),
    );
  /** The facts of one section of the landing page, together with its words. */
  const section = (id: string, schema: v.GenericSchema, name: keyof typeof wordsSchemas) => ({
    id,
    shared: { file: `${id}.yaml`, schema },
    words: words(`words/*/${name}.yaml`, wordsSchemas[name]),
  });
  return {
    facts: [
      { id: 'site', shared: { file: 'site.yaml', schema: factsSchema } },
      { ...section('people', peopleSchema, 'team'), pictures: 'team' },
      section('technologies', technologiesSchema, 'technologies'),
      section('methodology', methodologySchema, 'methodology'),
    ],
    words: Object.entries(wordsSchemas)
      .filter(([name]) => !['team', 'technologies', 'methodology'].includes(name))
      .map(([name, schema]) => ({
        id: `words/${name}`,
        words: words(`words/*/${name}.yaml`, schema),
      })),
    cases: files.folders('cases').map((id) => ({
      id: `cases/${id}`,
      shared: { file: `cases/${id}/case.yaml`, schema: caseFactsSchema },
      words: words(`cases/${id}/*.yaml`, caseWordsSchema),
      pictures: id,
    })),
    articles: files.folders('articles').map((id) => ({
      id: `articles/${id}`,
      shared: { file: `articles/${id}/article.yaml`, schema: articleFactsSchema },
      words: words(`articles/${id}/*.md`, documentHead),
      pictures: 'articles',
    })),
    legal: legalDocumentIds.map((id) => ({
      id: `legal/${id}`,
      words: words(`words/*/legal/${id}.md`, documentHead),
    })),
  };
}

/** The subjects of all groups. */
export const allSubjects = (folder: SiteFolder): readonly Subject[] =>
  Object.values(listSubjects(folder)).flat();

/** Whether a subject's form adds entries with ids: people, groups of technologies. */
export function listsEntries({ id }: Subject): boolean {
  return id === 'people' || id === 'technologies';
}
