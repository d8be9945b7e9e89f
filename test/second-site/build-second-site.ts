import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeSecondSite } from './make-second-site.ts';

const folder = '.cache/second-site';

/** Files with the diff of tracked files before and after the site was created. */
export const changes = { before: `${folder}/changes-before`, after: `${folder}/changes-after` };

/** Diff of tracked files to the last commit; empty without git. */
function trackedChanges(): string {
  return spawnSync('git', ['diff', 'HEAD'], { encoding: 'utf8' }).stdout ?? '';
}

/**
 * Creates and builds the second site once for all projects of a run; SKIP_BUILD uses the existing one.
 */
export default async function buildSecondSite(): Promise<void> {
  if (process.env['SKIP_BUILD'] === 'second-site' || process.env['SECOND_SITE_BUILT']) return;
  process.env['SECOND_SITE_BUILT'] = '1';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(changes.before, trackedChanges());
  await makeSecondSite(`${folder}/site`);
  execFileSync(process.execPath, ['build/build.ts'], {
    env: { ...process.env, SITE_FOLDER: `${folder}/site`, DIST_FOLDER: `${folder}/dist` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(changes.after, trackedChanges());
}
