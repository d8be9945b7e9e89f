import { execFileSync } from 'node:child_process';

/**
 * Builds the site once for all the projects of a run that look at it. With SKIP_BUILD they look at
 * the build that is there.
 */
export default function buildSite(): void {
  if (process.env['SKIP_BUILD']) return;
  execFileSync(process.execPath, ['build/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env['SKIP_BUILD'] = '1';
}
