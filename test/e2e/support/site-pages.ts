import { site } from '#site';
import type { Language } from '../../../contract/language.ts';
import { prefixOf } from '../../../src/addresses.ts';
import { navigationOrder } from '../../../src/content/words.ts';
import { urlOf } from '../../../src/head/page-head.ts';
import { indexedPages, type PageKindName } from '../../../src/head/page-kinds.ts';

export interface PageAddress {
  kind: PageKindName;
  language: Language;
  path: string;
  /** Path of the same screen in Portuguese. */
  inPortuguese: string;
  status: 200 | 404;
}

const missing = ['/no-such-page', '/project/no-such-project'];

/** Every screen of the site in a language, with its path. */
export function addressesIn(language: Language): readonly PageAddress[] {
  const prefix = prefixOf(language);
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
    ...missing.map((path) => ({
      kind: 'not-found' as const,
      language,
      path: prefix + path,
      inPortuguese: path,
      status: 404 as const,
    })),
  ];
}

/** Sections linked in the bar, in its order. */
export const linkedSections = navigationOrder.filter((section) => site.words['pt-BR'][section]);

/** The `href`s of the bar and the menu on pages other than the landing page. */
export function barAddresses(language: Language): readonly string[] {
  const prefix = prefixOf(language);
  const articles = Object.keys(site.articles).length > 0 ? [`${prefix}/articles`] : [];
  return [...linkedSections.map((section) => `${prefix || '/'}#${section}`), ...articles];
}

/** A section far down the page, but not the last. */
export const farSection = linkedSections.at(-2) ?? 'contact';

/** The number of the site's questions. */
export const questionCount = site.words['pt-BR'].faq?.items.length ?? 0;
