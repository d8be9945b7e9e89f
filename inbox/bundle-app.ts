import { resolve } from 'node:path';
import { Features } from 'lightningcss';
import { build } from 'vite';
import { browsers } from '../build/browsers.ts';
import { appConfig } from './app-config.ts';

/** Builds the inbox's application into `folder`: `index.html`, and below `assets/` files with hashed names. */
export async function bundleApp(folder: string): Promise<void> {
  await build({
    ...appConfig,
    // Its warnings are of others' files: directives of packages, images that only the site shows.
    logLevel: 'error',
    css: { lightningcss: { exclude: Features.VendorPrefixes } },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: browsers,
      cssMinify: 'lightningcss',
      // One sheet: the configuration says at its beginning how its layers follow.
      cssCodeSplit: false,
      // The policy allows no addresses of the kind `data:` but for images.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}
