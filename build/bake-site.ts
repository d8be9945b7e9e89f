import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { loadSite, siteFolder } from '../src/content/load-site.ts';

const name = '#site';
// Without the number sign, after which a browser would cut off the module's address in `npm run dev`.
const resolved = '\0site';

/** Replaces the import `#site` with the content of the site folder, and updates it when that changes. */
export function bakeSite(): Plugin {
  const folder = normalizePath(resolve(siteFolder()));
  return {
    name: 'bake-site',
    enforce: 'pre',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const { site } = loadSite();
      const { languages } = site.facts;
      return `export const site = ${JSON.stringify(site)}; export const languages = ${JSON.stringify(languages)};`;
    },
    configureServer: ({ watcher }) => void watcher.add(folder),
    // Any file counts: a new article or photo was not read before.
    hotUpdate({ file, modules }) {
      const baked = this.environment.moduleGraph.getModuleById(resolved);
      return baked && file.startsWith(folder) ? [...modules, baked] : undefined;
    },
  };
}
