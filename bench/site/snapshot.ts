import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compressTree } from '../../build/compress.ts';
import { fileOf } from '../../build/prerender-pages.ts';
import { measuredPages } from './measured-pages.ts';
import { stripScripts } from './strip-scripts.ts';

/** Two folders that hold a `dist/` each: the site as built, and the same without scripts. */
export interface Snapshot extends Disposable {
  site: string;
  floor: string;
}

/**
 * Copies the built site, so that a build in the meantime changes nothing, and takes every script
 * out of the measured pages of a second copy.
 */
export async function takeSnapshot(): Promise<Snapshot> {
  if (!existsSync('dist/site/index.html')) throw new Error('dist/site holds no pages.');
  const root = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const site = join(root, 'site');
  const floor = join(root, 'floor');
  for (const folder of [site, floor]) cpSync('dist', join(folder, 'dist'), { recursive: true });
  // Compressed apart, for compressing the whole tree once more would take as long as the build.
  const stripped = join(root, 'stripped');
  for (const { path } of measuredPages) {
    const file = join(stripped, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, stripScripts(readFileSync(join(site, 'dist/site', fileOf(path)), 'utf8')));
  }
  await compressTree(stripped);
  cpSync(stripped, join(floor, 'dist/site'), { recursive: true });
  return { site, floor, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
