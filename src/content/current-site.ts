import { loadSite } from './load-site.ts';

/**
 * The site's validated content. Everything imports it as `#site`: when run from sources it is read from
 * the site folder, and a build replaces it with what it has read (build/bake-site.ts).
 */
export const { site } = loadSite();

/** The site's languages, the default first. A separate export, so that page scripts do not bundle the rest. */
export const { languages } = site.facts;
