import { site } from '#site';
import { type Language, languageFacts } from '../../../contract/language.ts';
import { indexedPages, type PageKindName, urlOf } from '../../../src/head/page-kinds.ts';

export interface PageAddress {
  kind: PageKindName;
  language: Language;
  path: string;
  /** Of the same screen in Portuguese. */
  inPortuguese: string;
  status: 200 | 404;
}

const missing: readonly { kind: PageKindName; path: string }[] = [
  { kind: 'not-found', path: '/no-such-page' },
  { kind: 'project-not-found', path: '/project/no-such-project' },
];

/** Every screen of the site in a language, at that language's own address. */
export function addressesIn(language: Language): readonly PageAddress[] {
  const { prefix } = languageFacts[language];
  return [
    ...indexedPages(site, '')
      .filter((page) => page.language === language)
      .map((page) => ({
        kind: page.kind,
        language,
        path: urlOf(page, language),
        inPortuguese: urlOf(page, 'pt-BR'),
        status: 200 as const,
      })),
    ...missing.map(({ kind, path }) => ({
      kind,
      language,
      path: prefix + path,
      inPortuguese: path,
      status: 404 as const,
    })),
  ];
}

export const brandName = site.facts.name;
