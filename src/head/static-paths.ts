import { site } from '#site';
import { addressIn, prefixOf } from '../addresses.ts';
import { idOf } from './page-head.ts';
import { type PageKindName, pagesOf } from './page-kinds.ts';

/**
 * The pages of a kind for its Astro route, in each language; `params.lang` is undefined for the default
 * language, and `params.folder` for a page in no folder.
 */
export function staticPaths(kind: PageKindName) {
  const { origin } = new URL(import.meta.env.SITE);
  return pagesOf(site, kind, origin).map((page) => {
    const lang = prefixOf(page.language).slice(1) || undefined;
    const id = idOf(page.path);
    const folders = addressIn(page.language, page.path).split('/').slice(1, -1);
    const folder = folders.join('/') || undefined;
    return { params: { lang, folder, id }, props: { page, id, language: page.language } };
  });
}
