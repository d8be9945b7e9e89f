import { execFileSync } from 'node:child_process';

/**
 * Builds the site once for all projects of a run that test it. SKIP_BUILD uses the existing build.
 */
export default function buildSite(): void {
  if (process.env['SKIP_BUILD']) return;
  execFileSync(process.execPath, ['build/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.env['SKIP_BUILD'] = '1';
}
