import type { Plugin } from 'vite';
import { loadSite } from '../src/content/load-site.ts';

const name = '#site';
const resolved = `\0${name}`;

/** Replaces the import `#site` with the content of the site folder, and updates it when a file changes. */
export function bakeSite(): Plugin {
  return {
    name: 'bake-site',
    enforce: 'pre',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { site, files } = loadSite();
      for (const file of files) this.addWatchFile(file);
      const { languages } = site.facts;
      return `export const site = ${JSON.stringify(site)}; export const languages = ${JSON.stringify(languages)};`;
    },
  };
}
