import { resolve } from 'node:path';
import { Features } from 'lightningcss';
import { build, type Plugin } from 'vite';
import { siteFolder } from '../src/content/load-site.ts';
import { siteParts } from './app/site-parts.ts';
import { inboxFolder } from './contract/inbox-folder.ts';

/** The same browsers as the site (docs/decisions/0021-astro-with-islands.md). */
const browsers = ['chrome123', 'firefox125', 'safari17.5'];

/** Builds the inbox's application into `folder`: `index.html`, and below `assets/` files with hashed names. */
export async function bundleApp(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'inbox/app',
    base: `${inboxFolder}/`,
    publicDir: false,
    // Its warnings are of others' files: directives of packages, images that only the site shows.
    logLevel: 'error',
    // An address that begins with a slash is of the site's public folder, and stays as it is.
    resolve: { alias: { '#site-folder': resolve(siteFolder()) } },
    plugins: [bakeSiteParts(), orderLayers()],
    css: { lightningcss: { exclude: Features.VendorPrefixes } },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: browsers,
      cssTarget: browsers,
      cssMinify: 'lightningcss',
      // One sheet: `orderLayers` says at its beginning how its layers follow.
      cssCodeSplit: false,
      // The policy allows no addresses of the kind `data:` but for images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}

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
  return {
    name: 'order-layers',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = `@layer reset,tokens,base,layout,components;${file.source}`;
      }
    },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
