import type { Language } from '../../contract/language.ts';
import { type LegalDocumentId, legalDocumentIds, required, type Site } from '../content/site.ts';
import { idOf, type PageHead } from './page-head.ts';
import {
  blogPosting,
  breadcrumbs,
  creativeWork,
  type Entity,
  faqPage,
  organization,
  webSite,
} from './structured-data.ts';

/** A page with its kind. */
export interface Page extends PageHead {
  kind: PageKindName;
}

/** Everything that differs between kinds of pages, except their documents in `src/pages/`. */
interface PageKind {
  /** Paths of the pages of this kind in the default language. */
  paths: (site: Site) => readonly string[];
  meta: (site: Site, language: Language, path: string) => { title: string; description: string };
  /** Defaults to `website`. */
  openGraphType?: 'article';
  /** Whether they are not-found pages, which are not indexed and have no share image. */
  isMissing?: boolean;
  /** Defaults to the breadcrumbs alone. */
  structuredData?: (site: Site, page: Page) => readonly Entity[];
}

const kinds = {
  landing: {
    paths: () => ['/'],
    meta: ({ words }, language) => words[language].landing,
    structuredData: (site, page) => [
      organization(site, page.origin),
      webSite(site, page),
      ...faqPage(site, page.language),
    ],
  },
  project: {
    paths: ({ facts }) => facts.cases.map((id) => `/project/${id}`),
    meta: ({ words }, language, path) =>
      required(words[language].caseWords[idOf(path)], `case at ${path}`),
    openGraphType: 'article',
    structuredData: (site, page) => [breadcrumbs(site, page), creativeWork(site, page)],
  },
  legal: {
    paths: () => legalDocumentIds.map((id) => `/${id}`),
    meta: ({ words }, language, path) => words[language].legal[idOf(path) as LegalDocumentId],
  },
  articles: {
    paths: ({ articles }) => (Object.keys(articles).length > 0 ? ['/articles'] : []),
    meta: ({ words }, language) => words[language].articles,
  },
  article: {
    paths: ({ articles }) => Object.keys(articles).map((id) => `/articles/${id}`),
    meta: ({ words }, language, path) =>
      required(words[language].articleWords[idOf(path)], `article at ${path}`),
    openGraphType: 'article',
    structuredData: (site, page) => [breadcrumbs(site, page), blogPosting(site, page)],
  },
  'not-found': {
    paths: () => ['/404', '/project/404'],
    meta: ({ words }, language, path) => {
      if (path === '/404') return words[language]['not-found'];
      const { title, text } = words[language]['project-page'].notFound;
      return { title, description: text };
    },
    isMissing: true,
  },
} as const satisfies Record<string, PageKind>;

export type PageKindName = keyof typeof kinds;

export const pageKinds: Readonly<Record<PageKindName, PageKind>> = kinds;

export function entitiesOf(site: Site, page: Page): readonly Entity[] {
  return pageKinds[page.kind].structuredData?.(site, page) ?? [breadcrumbs(site, page)];
}

/** The pages of a kind, each in every language. */
export function pagesOf(site: Site, kind: PageKindName, origin: string): readonly Page[] {
  // The compiler does not check the kinds that .astro files name.
  const { paths, meta } = required(pageKinds[kind], `kind '${kind}' in src/head/page-kinds.ts`);
  return paths(site).flatMap((path) =>
    site.facts.languages.map((language) => {
      const { title, description } = meta(site, language, path);
      return { kind, language, path, title, description, origin };
    }),
  );
}

/** Specification chapter 1: sub-pages carry the brand behind their title. */
export function documentTitle(site: Site, { kind, title }: Page): string {
  return kind === 'landing' ? title : `${title} | ${site.facts.name}`;
}

/** Every page that search engines may index, in every language. */
export function indexedPages(site: Site, origin: string): readonly Page[] {
  return (Object.keys(pageKinds) as PageKindName[])
    .filter((kind) => !pageKinds[kind].isMissing)
    .flatMap((kind) => pagesOf(site, kind, origin));
}
