import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { renderPage } from '../app/render-page.tsx';
import { shortName } from './short-names.ts';

/** Bundles the pages' code for Node into `folder` and gives the function that renders a page. */
export async function bundleRenderer(folder: string): Promise<typeof renderPage> {
  await build({
    logLevel: 'warn',
    css: { modules: { generateScopedName: shortName } },
    build: {
      ssr: 'app/render-page.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      rollupOptions: { output: { entryFileNames: 'render-page.js' } },
    },
  });
  const { href } = pathToFileURL(`${folder}/render-page.js`);
  const module: { renderPage: typeof renderPage } = await import(href);
  return module.renderPage;
}
