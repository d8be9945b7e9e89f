import { site } from '#site';
import { prefixOf } from '../addresses.ts';
import { idOf, type PageKindName, pagesOf } from './page-kinds.ts';

/** The pages of a kind for its Astro route, in each language; the default one has no `params.lang`. */
export function staticPaths(kind: PageKindName) {
  const { origin } = new URL(import.meta.env.SITE);
  return pagesOf(site, kind, origin).map((page) => {
    const lang = prefixOf(page.language).slice(1) || undefined;
    const id = idOf(page.path);
    return { params: { lang, id }, props: { page, id, language: page.language } };
  });
}
