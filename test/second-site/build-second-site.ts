import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { makeSecondSite } from './make-second-site.ts';

const folder = '.cache/second-site';

/** Files that hold the changes to tracked files before and after the site was made. */
export const changes = { before: `${folder}/changes-before`, after: `${folder}/changes-after` };

/** What differs in tracked files from the last commit; nothing where there is no git. */
function trackedChanges(): string {
  return spawnSync('git', ['diff', 'HEAD'], { encoding: 'utf8' }).stdout ?? '';
}

/**
 * Makes and builds the second site once for the projects of a run; with SKIP_BUILD the one that is there
 * is taken.
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
