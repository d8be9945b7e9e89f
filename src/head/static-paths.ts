import { site } from '#site';
import { prefixOf } from '../addresses.ts';
import { idOf, type PageKindName, pagesOf } from './page-kinds.ts';
import { siteOrigin } from './site-origin.ts';

/** The pages of a kind for its Astro route, in each language; the default one has no `params.lang`. */
export function staticPaths(kind: PageKindName) {
  return pagesOf(site, kind, siteOrigin()).map((page) => {
    const lang = prefixOf(page.language).slice(1) || undefined;
    const id = idOf(page.path);
    return { params: { lang, id }, props: { page, id, language: page.language } };
  });
}
