/**
 * `npm run test:second-site`: makes a site that is unlike the demo, builds it, and runs the policy and
 * browser tests on it. What is said after `--` goes to Vitest, such as the name of a test file.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { makeSecondSite } from './make-second-site.ts';

mkdirSync('.cache', { recursive: true });
const work = mkdtempSync('.cache/second-site-');
try {
  const folder = `${work}/site`;
  await makeSecondSite(folder);
  const vitest = ['vitest', 'run', '--project', 'policy', '--project', 'browser'];
  const { status } = spawnSync('npx', [...vitest, ...process.argv.slice(2)], {
    env: { ...process.env, SITE_FOLDER: folder },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  // dist/ holds this project's own site again.
  execFileSync(process.execPath, ['build/build.ts'], { stdio: 'inherit' });
  rmSync(work, { recursive: true, force: true });
}
