import type { ConsentWords } from '../app/consent/consent-words.ts';
import { contentOf } from '../app/content/load-content.ts';
import { projectIds } from '../app/content/projects.ts';
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

/** What the languages lack of one another, in sentences: a page would be built without it. */
export async function languageGaps(): Promise<string[]> {
  const wanted = await everythingIn(defaultLanguage);
  const others = languages.filter((language) => language !== defaultLanguage);
  const gaps = await Promise.all(
    others.map(async (language) => {
      const found = await everythingIn(language);
      return wanted.flatMap((said, at) => {
        const other = found[at];
        return other && !isFallback(other.words, language) ? gapsBetween(said, other) : [];
      });
    }),
  );
  return gaps.flat();
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
