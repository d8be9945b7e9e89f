import type { ConsentWords } from '../app/consent/consent-words.ts';
import { contentOf } from '../app/content/load-content.ts';
import type { ProjectFacts } from '../app/content/project.ts';
import { projectIds, projects } from '../app/content/projects.ts';
import { team } from '../app/content/team.ts';
import { legalDocumentIds } from '../app/routes.ts';
import { defaultLanguage, type Language, languages } from '../contract/language.ts';

/** Something said in one language. */
export interface Said {
  /** Where an owner finds it. */
  file: string;
  /** Its keys in that file, with dots between them; empty for all of it. */
  key: string;
  words: unknown;
}

/** What is the same in every language, and has to be said in each. */
interface Facts {
  projects: Readonly<Record<string, ProjectFacts>>;
  team: readonly { id: string }[];
}

/**
 * What the languages lack of the facts, else of one another, in sentences: a page would be built
 * without it.
 */
export async function languageGaps(): Promise<string[]> {
  const all = await Promise.all(
    languages.map(async (language) => ({ language, said: await everythingIn(language) })),
  );
  const lacking = all.flatMap(({ language, said }) => factsWithoutWords(language, said));
  // Else what one language lacks would be told twice.
  if (lacking.length > 0) return lacking;
  const wanted = all.find(({ language }) => language === defaultLanguage)?.said ?? [];
  return all
    .filter(({ language }) => language !== defaultLanguage)
    .flatMap(({ language, said: found }) =>
      wanted.flatMap((said, at) => {
        const other = found[at];
        return other && !isFallback(other.words, language) ? gapsBetween(said, other) : [];
      }),
    );
}

/** The cases, pictures and people of whom a language says nothing, though all languages may agree. */
export function factsWithoutWords(
  language: Language,
  said: readonly Said[],
  facts: Facts = { projects, team },
): string[] {
  const lacks = (name: string, group: string, keys: readonly string[], tail: string): string[] => {
    const file = `app/content/${language}/${name}.ts`;
    const found = said.find((one) => one.file === file);
    if (found === undefined || isFallback(found.words, language)) return [];
    const words = entriesOf(entriesOf(found.words).get(group));
    return keys
      .filter((key) => words.get(key) === undefined)
      .map((key) => `${file} lacks ${group}.${key}, ${tail}`);
  };
  const ids = Object.keys(facts.projects);
  const people = facts.team.map(({ id }) => id);
  return [
    ...lacks('cases', 'items', ids, 'a case in app/content/projects.ts'),
    ...Object.entries(facts.projects).flatMap(([id, { gallery }]) => {
      const file = `app/content/${language}/projects/${id}.ts`;
      if (said.some((one) => one.file === file && one.words === undefined)) {
        return [
          `${file} lacks its words, or is not listed in app/content/${language}/catalogue.ts`,
        ];
      }
      const pictures = gallery.map((image) => image.file);
      const tail = `a picture in app/content/project-facts/${id}.ts`;
      return lacks(`projects/${id}`, 'captions', pictures, tail);
    }),
    ...lacks('team', 'members', people, 'a person in app/content/team.ts'),
  ];
}

/** What either lacks of the other: keys, and entries of lists. */
export function gapsBetween(one: Said, other: Said): string[] {
  const kinds = [kindOf(one.words), kindOf(other.words)] as const;
  if (kinds[0] !== kinds[1]) {
    if (kinds[0] === 'nothing') return [lack(one, other)];
    if (kinds[1] === 'nothing') return [lack(other, one)];
    return [`${other.file}: ${other.key} is a ${kinds[1]}, and a ${kinds[0]} in ${one.file}`];
  }
  const [these, those] = [entriesOf(one.words), entriesOf(other.words)];
  if (kinds[0] === 'list' && these.size !== those.size)
    return [
      `${other.file}: ${other.key} has ${those.size} entries, and ${these.size} in ${one.file}`,
    ];
  return [...new Set([...these.keys(), ...those.keys()])].flatMap((name) =>
    gapsBetween(within(one, name, these.get(name)), within(other, name, those.get(name))),
  );
}

function within({ file, key }: Said, name: string, words: unknown): Said {
  return { file, key: key ? `${key}.${name}` : name, words };
}

function lack(poor: Said, rich: Said): string {
  return `${poor.file} lacks ${poor.key || 'its words'}, which ${rich.file} has`;
}

/** What a partial translation leaves to the default language on purpose. */
function isFallback(words: unknown, language: Language): boolean {
  return (entriesOf(words).get('lang') ?? language) !== language;
}

function kindOf(words: unknown): 'nothing' | 'text' | 'list' | 'group' {
  if (words === undefined) return 'nothing';
  if (Array.isArray(words)) return 'list';
  return typeof words === 'object' ? 'group' : 'text';
}

function entriesOf(words: unknown): Map<string, unknown> {
  return new Map(typeof words === 'object' && words !== null ? Object.entries(words) : []);
}

/** All that a language says, in an order that is the same for each. */
async function everythingIn(language: Language): Promise<Said[]> {
  const load = contentOf(language);
  const [shell, landing, { projectPage }, { notFound }, { consent }] = await Promise.all([
    load.shell(),
    load.landing(),
    load.projectPage(),
    load.notFound(),
    import(`../app/content/${language}/consent.ts`) as Promise<{ consent: ConsentWords }>,
  ]);
  const { meta, hero, about, services, methodology, cases, technologies, team, faq, contact } =
    landing;
  const said = (name: string, words: unknown, key = ''): Said => ({
    file: `app/content/${language}/${name}.ts`,
    key,
    words,
  });
  const sections = { about, services, methodology, cases, technologies, team, faq, contact };
  return [
    said('landing', meta, 'meta'),
    said('landing', hero, 'hero'),
    ...Object.entries(sections).map(([name, words]) => said(name, words)),
    ...(['navigation', 'footer', 'toasts'] as const).map((key) => said('shell', shell[key], key)),
    said('project-page', projectPage),
    said('not-found', notFound),
    said('consent', consent),
    ...(await Promise.all(
      projectIds.map(async (id) => said(`projects/${id}`, (await load.project(id)).project)),
    )),
    ...(await Promise.all(
      legalDocumentIds.map(async (id) => {
        // A translated policy may need a paragraph more, such as that it is one.
        const { sections: _, ...words } = (await load.legal(id)).document;
        return said(`legal/${id}`, words);
      }),
    )),
  ];
}
