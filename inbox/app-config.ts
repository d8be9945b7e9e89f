import { resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { siteFolder } from '../src/content/load-site.ts';
import { siteParts } from './app/site-parts.ts';
import { inboxFolder } from './contract/inbox-folder.ts';

/** How Vite reads the inbox's application, whether it is built or served while it is changed. */
export const appConfig: InlineConfig = {
  configFile: false,
  root: 'inbox/app',
  base: `${inboxFolder}/`,
  publicDir: false,
  // An address that begins with a slash is of the site's public folder, and stays as it is.
  resolve: { alias: { '#site-folder': resolve(siteFolder()) } },
  plugins: [bakeSiteParts(), orderLayers()],
};

/** Puts the few parts of the site folder that the application shows into it, and into its document. */
function bakeSiteParts(): Plugin {
  const file = resolve('inbox/app/site-parts.ts').replaceAll('\\', '/');
  const { name, paper } = siteParts;
  return {
    name: 'bake-site-parts',
    enforce: 'pre',
    load: (id) =>
      id === file ? `export const siteParts = ${JSON.stringify(siteParts)};` : undefined,
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll('{name}', escapeHtml(name))
          .replaceAll('{light}', paper.light)
          .replaceAll('{dark}', paper.dark),
    },
  };
}

/** Styles of a shared component may stand before the sheet that orders the layers. */
function orderLayers(): Plugin {
  const order = '@layer reset,tokens,base,layout,components;';
  return {
    name: 'order-layers',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `${order}${file.source}`;
      }
    },
    // While it is changed each sheet is an element of its own.
    transformIndexHtml: (_, { server }) =>
      server ? [{ tag: 'style', children: order, injectTo: 'head-prepend' }] : [],
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
