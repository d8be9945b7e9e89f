/**
 * `npm run test:second-site`: makes a site that is unlike the demo, builds it beside the project's own, and
 * runs every policy and browser test on it; `npm test` runs those of the project second-site alone. What is
 * said after `--` goes to Vitest, such as the name of a test file.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { makeSecondSite } from './make-second-site.ts';

mkdirSync('.cache', { recursive: true });
const work = mkdtempSync('.cache/second-site-');
try {
  const folder = `${work}/site`;
  await makeSecondSite(folder);
  const vitest = ['vitest', 'run', '--project', 'policy', '--project', 'browser'];
  const { status } = spawnSync('npx', [...vitest, ...process.argv.slice(2)], {
    env: { ...process.env, SITE_FOLDER: folder, DIST_FOLDER: `${work}/dist` },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
