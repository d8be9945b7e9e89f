import { existsSync, globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { isLanguage, type Language, perLanguage } from '../../contract/language.ts';
import { articleFactsSchema } from './article.ts';
import { caseFactsSchema, caseWordsSchema } from './case.ts';
import {
  type Facts,
  factsSchema,
  languagesSchema,
  methodologySchema,
  type Person,
  peopleSchema,
  technologiesSchema,
  usualLanguages,
} from './facts.ts';
import { joinEmail, type Named, namedFacts } from './fill-facts.ts';
import { findGaps } from './find-gaps.ts';
import { readMark } from './mark.ts';
import { readStyles } from './read-styles.ts';
import { SiteError } from './remark.ts';
import { type LanguageWords, legalDocumentIds, type MarkdownDocument, type Site } from './site.ts';
import { readYaml, SiteFiles } from './site-files.ts';
import { pageMeta, slug, text } from './text.ts';
import { readPalette } from './theme.ts';
import { noteUnread } from './unread-files.ts';
import { shapeOf, wordsSchemas } from './words.ts';

const defaultExport = /\bexport\s+(?:default\b|\{[^}]*\bdefault\b)/;

/** The folder `SITE_FOLDER` if that is set, else the owner's `site/` if it exists, else the demo. */
export function siteFolder(): string {
  return process.env['SITE_FOLDER'] ?? (existsSync('site') ? 'site' : 'demo/trinta');
}

/**
 * Reads and checks a whole site folder.
 *
 * @throws SiteError that names every file and key that is wrong, and what to do
 */
export function loadSite(folder = siteFolder()): { site: Site; files: readonly string[] } {
  const files = new SiteFiles(folder);
  const facts = files.yaml('site.yaml', { schema: factsSchema });
  const { languages, ownerLanguage } = siteLanguages(folder);
  if (!facts) throw new SiteError(files.faults, ownerLanguage);
  const persons = files.optionalYaml('people.yaml', peopleSchema) ?? [];
  const people = persons.map((person) => ({
    ...person,
    hasPhoto: existsSync(`${folder}/public/images/team/${person.id}.webp`),
  }));
  const technologies = files.optionalYaml('technologies.yaml', technologiesSchema) ?? {};
  const methodology = files.optionalYaml('methodology.yaml', methodologySchema);
  const cases = readEach(facts.cases, (id) => {
    const hasLogo = files.has(`public/images/${id}/logo.svg`);
    const own = files.yaml(`cases/${id}/case.yaml`, { schema: caseFactsSchema });
    const detail = `cases/${id}/detail.tsx`;
    // The build itself would report React's error, without a file name.
    if (files.has(detail) && !defaultExport.test(files.text(detail) ?? '')) {
      files.fault('noComponent', detail);
    }
    return own && { ...own, hasLogo };
  });
  const articles = readEach(files.folders('articles'), (id) =>
    files.yaml(`articles/${id}/article.yaml`, { schema: articleFactsSchema }),
  );
  const mark = readMark(files, 'mark.svg');
  const theme = readStyles(files, 'theme.css', facts.domain);
  const palette = readPalette(theme, (token, value) =>
    files.fault('noColour', 'theme.css', { token, value }),
  );
  for (const id of facts.cases) readStyles(files, `cases/${id}/detail.css`, facts.domain);
  for (const id of Object.keys(articles).filter((name) => !slug.test(name))) {
    files.fault('folderName', `articles/${id}`);
  }
  if (!languages.includes(ownerLanguage)) files.fault('foreignOwner', 'site.yaml');
  const own = readEach(languages, (language) => readWords({ files, facts, people }, language));
  // A request in a language that the site has dropped since is answered in the first language.
  const words = perLanguage((language) => own[language] ?? own[languages[0]]);
  noteUnread(files, facts);
  if (files.faults.length > 0) throw new SiteError(files.faults, ownerLanguage);
  const shareImages = globSync('*', { cwd: `${folder}/public/images/share` }).sort();
  // Complete: anything missing was a fault, and faults have thrown above.
  const site = {
    shareImages,
    facts,
    people,
    technologies,
    methodology,
    cases,
    articles,
    mark,
    palette,
    words,
  } as Site;
  findGaps(site, files);
  if (files.faults.length > 0) throw new SiteError(files.faults, ownerLanguage);
  return { site, files: files.read };
}

/** The languages and the owner's language of a site whose files may still be invalid. */
export function siteLanguages(folder = siteFolder()): Pick<Facts, 'languages' | 'ownerLanguage'> {
  const file = `${folder}/site.yaml`;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const facts: Partial<Record<keyof Facts, unknown>> | null = readYaml(text).toJS();
  const languages = v.parse(v.fallback(languagesSchema, usualLanguages), facts?.languages);
  const { ownerLanguage } = facts ?? {};
  return { languages, ownerLanguage: isLanguage(ownerLanguage) ? ownerLanguage : languages[0] };
}

/** Reads all words of one language; what is missing or wrong is added to the faults of `files`. */
function readWords(
  { files, facts, people }: { files: SiteFiles; facts: Facts; people: readonly Person[] },
  language: Language,
): LanguageWords {
  const named = namedFacts(facts, language);
  const at = (name: string) => `words/${language}/${name}`;
  // A section with nothing to show is left out even if it has words.
  const empty = [facts.cases.length === 0 && 'cases', people.length === 0 && 'team'];
  const isLeftOut = (name: string, { type }: v.GenericSchema) =>
    empty.some((section) => section === name) ||
    (type === 'optional' &&
      facts.languages.every((other) => !files.has(`words/${other}/${name}.yaml`)));
  const present = Object.entries(wordsSchemas).filter((entry) => !isLeftOut(...entry));
  const { mails, commands, ...forPages } = Object.fromEntries(
    present.map(([name, schema]) => {
      const defaults = engineWords(files, language, name);
      return [name, files.yaml(at(`${name}.yaml`), { schema, named, defaults })];
    }),
  );
  const caseWords = readEach(facts.cases, (id) =>
    files.yaml(`cases/${id}/${language}.yaml`, { schema: caseWordsSchema, named }),
  );
  const legal = readEach(legalDocumentIds, (id) =>
    readDocument(files, at(`legal/${id}.md`), named),
  );
  const articleWords = readEach(files.folders('articles'), (id) =>
    // Braces in articles are not filled in: they may be code.
    readDocument(files, `articles/${id}/${language}.md`),
  );
  // Each part fits its schema, or its fault makes `loadSite` throw.
  return {
    ...joinEmail({ ...forPages, caseWords, legal }),
    mails,
    commands,
    articleWords,
  } as LanguageWords;
}

/**
 * The engine's own words, which a site can override: buttons, labels, notices. Undefined for words that each site
 * writes itself. Keys that only its English words have are faults of the engine's file, not of the site's.
 */
function engineWords(files: SiteFiles, language: Language, name: string): object | undefined {
  const inEnglish = `src/words/en/${name}.json`;
  if (!existsSync(inEnglish)) return undefined;
  const english = JSON.parse(readFileSync(inEnglish, 'utf8'));
  const engine = new SiteFiles('src/words');
  const schema = v.strictObject(shapeOf(english));
  const file = `${language}/${name}.json`;
  const json = engine.text(file);
  const own = json === undefined ? undefined : engine.check(file, JSON.parse(json), { schema });
  files.faults.push(...engine.faults);
  return own ?? english;
}

export const documentHead = v.strictObject(pageMeta);

/** Reads a Markdown file that begins with title and description between two lines of `---`. */
function readDocument(files: SiteFiles, file: string, named?: Named): MarkdownDocument | undefined {
  const source = files.text(file);
  if (source === undefined) return undefined;
  const [, head, body = ''] = /^---\r?\n(.*?)\r?\n---(?:\r?\n(.*))?$/s.exec(source) ?? [];
  if (head === undefined) return files.fault('noHead', file);
  // The line break stands for the first `---`, so that line numbers in faults are right.
  const meta = files.parse(file, `\n${head}`, { schema: documentHead, named });
  const markdown = files.check(file, body, { schema: text, named });
  return meta && markdown ? { ...meta, markdown } : undefined;
}

function readEach<K extends string, T>(
  keys: readonly K[],
  read: (key: K) => T | undefined,
): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, T>;
}
