import { resolve } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { siteFolder } from '../src/content/load-site.ts';
import { siteParts } from './app/site-parts.ts';
import { inboxFolder } from './contract/inbox-folder.ts';

/** Vite's configuration of the inbox's application, for builds and for development. */
export const appConfig: InlineConfig = {
  configFile: false,
  root: 'inbox/app',
  base: `${inboxFolder}/`,
  publicDir: false,
  // Addresses that begin with a slash belong to the site's public folder and are not resolved.
  resolve: { alias: { '#site-folder': resolve(siteFolder()) } },
  plugins: [bakeSiteParts(), orderLayers()],
};

/** Bakes the few parts of the site folder that the application shows into its code and document. */
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

/** Declares the order of the layers first: styles of shared components may come before the main sheet. */
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
    // In development each stylesheet is an element of its own.
    transformIndexHtml: (_, { server }) =>
      server ? [{ tag: 'style', children: order, injectTo: 'head-prepend' }] : [],
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
