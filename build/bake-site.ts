import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { loadSite, siteFolder } from '../src/content/load-site.ts';

const name = '#site';
// Without the number sign, after which a browser would cut off the module's address in `npm run dev`. In each
// environment another one, because Astro does not update on the server what the browser loads too.
const idIn = (environment: string) => `\0site-${environment}`;

/** Replaces the import `#site` with the content of the site folder, and updates it when that changes. */
export function bakeSite(): Plugin {
  const folder = normalizePath(resolve(siteFolder()));
  return {
    name: 'bake-site',
    enforce: 'pre',
    resolveId(id) {
      return id === name ? idIn(this.environment.name) : undefined;
    },
    load(id) {
      if (id !== idIn(this.environment.name)) return undefined;
      const { site } = loadSite();
      const { languages } = site.facts;
      return `export const site = ${JSON.stringify(site)}; export const languages = ${JSON.stringify(languages)};`;
    },
    configureServer: ({ watcher }) => void watcher.add(folder),
    // Any file counts: a new article or photo was not read before.
    hotUpdate({ file, modules }) {
      const { moduleGraph, name: environment } = this.environment;
      const baked = moduleGraph.getModuleById(idIn(environment));
      return baked && file.startsWith(folder) ? [...modules, baked] : undefined;
    },
  };
}
