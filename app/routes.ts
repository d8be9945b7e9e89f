import { type Language, languages } from '../contract/language.ts';
import { isProjectId, type ProjectId, projectIds } from './content/projects.ts';

/** Every screen of the site; the one place where URLs are made and read. */
export type Page =
  | { kind: 'landing' }
  | { kind: 'project'; id: ProjectId }
  | { kind: 'legal'; document: LegalDocumentId }
  | { kind: 'project-not-found' }
  | { kind: 'not-found' };

export const legalDocumentIds = ['privacy', 'terms', 'cookies'] as const;
export type LegalDocumentId = (typeof legalDocumentIds)[number];

/** In front of every URL that is always in that language; the default language has none. */
export type Prefix = '' | '/en';

const prefixes: Record<Language, Prefix> = { 'pt-BR': '', en: '/en' };

/** The prefix of a language's own URLs. */
export function prefixOf(language: Language): Prefix {
  return prefixes[language];
}

/** The language that stands under a prefix always; undefined where the visitor's choice decides. */
export function languageUnder(prefix: Prefix): Language | undefined {
  return prefix === '' ? undefined : languages.find((language) => prefixes[language] === prefix);
}

/** The pages that can be linked to and found, in the order of the sitemap. */
export const pages: readonly Page[] = [
  { kind: 'landing' },
  ...projectIds.map((id) => ({ kind: 'project', id }) as const),
  ...legalDocumentIds.map((document) => ({ kind: 'legal', document }) as const),
];

/** What is shown where there is no page. */
export const missingPages = [
  { kind: 'project-not-found' },
  { kind: 'not-found' },
] as const satisfies readonly Page[];

/** Whether a page only says that there is none. */
export function isMissing(page: Page): boolean {
  return missingPages.some(({ kind }) => kind === page.kind);
}

/** Path of a page under a prefix. The not-found pages have none of their own. */
export function pathOf(page: Page, prefix: Prefix): string {
  switch (page.kind) {
    case 'landing':
      return prefix === '' ? '/' : prefix;
    case 'project':
      return `${prefix}/project/${page.id}`;
    case 'legal':
      return `${prefix}/${page.document}`;
    case 'project-not-found':
      return `${prefix}/project/404`;
    case 'not-found':
      return `${prefix}/404`;
  }
}

/** The page that a path shows, and the prefix that it stands under. */
export function pageAt(path: string): { page: Page; prefix: Prefix } {
  const prefix =
    Object.values(prefixes).find(
      (one) => one !== '' && (path === one || path.startsWith(`${one}/`)),
    ) ?? '';
  const parts = path.slice(prefix.length).split('/').filter(Boolean);
  return { page: pageOf(parts), prefix };
}

/** The same path under another prefix, so that an address that shows no page stays what was asked for. */
export function underPrefix(path: string, prefix: Prefix): string {
  const bare = path.slice(pageAt(path).prefix.length);
  return prefix + (bare === '/' ? '' : bare) || '/';
}

function pageOf([first, second, ...rest]: readonly string[]): Page {
  if (first === undefined) return { kind: 'landing' };
  if (first === 'project' && second !== undefined && rest.length === 0) {
    return isProjectId(second) ? { kind: 'project', id: second } : { kind: 'project-not-found' };
  }
  const document = legalDocumentIds.find((id) => id === first);
  return document && second === undefined ? { kind: 'legal', document } : { kind: 'not-found' };
}
