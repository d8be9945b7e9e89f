import { brand } from '../../../app/content/brand.ts';
import { pages, pathOf, prefixOf, type Page as SitePage } from '../../../app/routes.ts';
import type { Language } from '../../../contract/language.ts';

export interface PageAddress {
  page: SitePage;
  language: Language;
  path: string;
  status: 200 | 404;
}

const missing: readonly { page: SitePage; path: string }[] = [
  { page: { kind: 'not-found' }, path: '/no-such-page' },
  { page: { kind: 'project-not-found' }, path: '/project/no-such-project' },
];

/** Every screen of the site in a language, at that language's own address. */
export function addressesIn(language: Language): readonly PageAddress[] {
  const prefix = prefixOf(language);
  return [
    ...pages.map((page) => ({ page, language, path: pathOf(page, prefix), status: 200 as const })),
    ...missing.map(({ page, path }) => ({
      page,
      language,
      path: prefix + path,
      status: 404 as const,
    })),
  ];
}

export const brandName = brand.name;
