import { loadSite } from './load-site.ts';

/**
 * The site's content, checked. Everything imports it as `#site`: from sources it is read from the site
 * folder, and a build puts in what it read then (build/bake-site.ts).
 */
export const { site } = loadSite();

/** The site's languages, the default first. An export of their own, so that scripts of pages get no more. */
export const { languages } = site.facts;
