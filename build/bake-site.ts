import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { loadSite } from '../src/content/load-site.ts';

const name = '#site';
// Without the number sign, after which a browser would cut off the module's address in `npm run dev`.
const resolved = '\0site';

/** Replaces the import `#site` with the content of the site folder, and updates it when a file changes. */
export function bakeSite(): Plugin {
  return {
    name: 'bake-site',
    enforce: 'pre',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { site, files } = loadSite();
      // In a module for the browser, Vite takes a relative path for an import.
      for (const file of files) this.addWatchFile(resolve(file));
      const { languages } = site.facts;
      return `export const site = ${JSON.stringify(site)}; export const languages = ${JSON.stringify(languages)};`;
    },
  };
}
