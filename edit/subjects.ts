import type { Language } from '../contract/language.ts';
import { legalDocumentIds } from '../src/content/site.ts';
import { SiteFiles } from '../src/content/site-files.ts';
import { wordsSchemas } from '../src/content/words.ts';

/** What the editor shows on one page: files about one thing, the languages beside each other. */
export interface Subject {
  /** Its address in the editor. */
  id: string;
  /** What is the same in every language. */
  shared?: string;
  /** The file of each language. */
  words?: Readonly<Partial<Record<Language, string>>>;
  /** Folder in `public/images/` that its pictures go to. */
  pictures?: string;
}

export function filesOf({ shared, words }: Subject): readonly string[] {
  return [...(shared ? [shared] : []), ...Object.values(words ?? {})];
}

export const subjectGroups = ['facts', 'words', 'cases', 'articles', 'legal'] as const;
export type SubjectGroup = (typeof subjectGroups)[number];

/** Everything that can be edited in a site folder, in groups. */
export function listSubjects(
  folder: string,
  languages: readonly Language[],
): Readonly<Record<SubjectGroup, readonly Subject[]>> {
  const files = new SiteFiles(folder);
  const single = (id: string, more: Partial<Subject> = {}): Subject[] =>
    files.has(`${id}.yaml`) ? [{ id, shared: `${id}.yaml`, ...more }] : [];
  const words = (path: string) =>
    Object.fromEntries(languages.map((language) => [language, path.replace('*', language)]));
  return {
    facts: [
      ...single('site'),
      // What is said of each person is beside who they are.
      ...single('people', { words: words('words/*/team.yaml'), pictures: 'team' }),
      ...single('technologies', { words: words('words/*/technologies.yaml') }),
      ...single('methodology', { words: words('words/*/methodology.yaml') }),
    ],
    words: Object.keys(wordsSchemas)
      .filter((name) => !['team', 'technologies', 'methodology'].includes(name))
      .map((name) => ({ id: `words/${name}`, words: words(`words/*/${name}.yaml`) })),
    cases: files.folders('cases').map((id) => ({
      id: `cases/${id}`,
      shared: `cases/${id}/case.yaml`,
      words: words(`cases/${id}/*.yaml`),
      pictures: id,
    })),
    articles: files.folders('articles').map((id) => ({
      id: `articles/${id}`,
      shared: `articles/${id}/article.yaml`,
      words: words(`articles/${id}/*.md`),
      pictures: 'articles',
    })),
    legal: legalDocumentIds.map((id) => ({
      id: `legal/${id}`,
      words: words(`words/*/legal/${id}.md`),
    })),
  };
}
