import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { createPageManifest } from '../../../build/page-manifest.ts';
import { tagOrigins } from '../../../src/content/facts.ts';
import { loadSite } from '../../../src/content/load-site.ts';
import { type Change, copyDemo } from '../../../src/content/testing/copy-demo.ts';

const manifestFile = 'dist/pages.json';

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
  rmSync(site, { recursive: true });
  // Last: it shows that the build is complete.
  writeFileSync(join(folder, manifestFile), JSON.stringify(manifest));
  return folder;
}

/**
 * The same for files that run in several workers of a run: the first worker builds, the others wait for it.
 */
export async function buildPagesOnce(
  name: string,
  changes: Readonly<Record<string, Change>>,
): Promise<string> {
  // Named after the process that has started the workers.
  const run = `${name}-${process.ppid}`;
  const lock = resolve('.cache', `${run}.lock`);
  mkdirSync('.cache', { recursive: true });
  try {
    mkdirSync(lock);
  } catch {
    const folder = resolve('.cache', run);
    await vi.waitUntil(() => existsSync(join(folder, manifestFile)), { timeout: 110_000 });
    return folder;
  }
  const earlier = globSync(`.cache/${name}-*`).filter((path) => !path.includes(run));
  for (const path of earlier) rmSync(path, { recursive: true });
  return buildPages(run, changes);
}
