import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createPageManifest } from '../../../build/page-manifest.ts';
import { tagOrigins } from '../../../src/content/facts.ts';
import { loadSite } from '../../../src/content/load-site.ts';
import { type Change, copyDemo } from '../../../src/content/testing/copy-demo.ts';

/**
 * Builds the demo's pages with these changes to its files, replacing an earlier build of this name.
 *
 * @returns the folder whose `dist/` contains the pages and their manifest for the server
 */
export async function buildPages(
  name: string,
  changes: Readonly<Record<string, Change>>,
): Promise<string> {
  const site = copyDemo(changes);
  // The details of two cases import the data of their drawings.
  for (const name of ['public', 'artwork']) {
    symlinkSync(resolve('demo/trinta', name), join(site, name));
  }
  // Within the project, because builds with output outside of it share one work folder of Astro's.
  const folder = resolve('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages = join(folder, 'dist/site');
  const settings = { outDir: pages, cacheDir: join(folder, 'cache'), logLevel: 'error' };
  // In a separate process, because React and Vite read NODE_ENV, which is `test` here.
  const program = `import { build } from 'astro'; await build(${JSON.stringify(settings)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      SITE_FOLDER: site,
    },
  });
  const { facts } = loadSite(site).site;
  const manifest = createPageManifest(pages, {
    siteUrl: `https://${facts.domain}`,
    tagOrigins: tagOrigins(facts.tags),
  });
  writeFileSync(join(folder, 'dist/pages.json'), JSON.stringify(manifest));
  rmSync(site, { recursive: true });
  return folder;
}
