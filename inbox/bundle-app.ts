import { resolve } from 'node:path';
import { Features } from 'lightningcss';
import { build } from 'vite';
import { browsers } from '../build/browsers.ts';
import { appConfig } from './app-config.ts';

/** Builds the inbox's application into `folder`: `index.html`, and below `assets/` files with hashed names. */
export async function bundleApp(folder: string): Promise<void> {
  await build({
    ...appConfig,
    // Warnings are about other files only: directives in packages, images that only the site has.
    logLevel: 'error',
    css: { lightningcss: { exclude: Features.VendorPrefixes } },
    build: {
      outDir: resolve(folder),
      emptyOutDir: true,
      target: browsers,
      cssMinify: 'lightningcss',
      // One stylesheet, at whose beginning the configuration puts the order of the layers.
      cssCodeSplit: false,
      // The security policy allows `data:` addresses for images only.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}
