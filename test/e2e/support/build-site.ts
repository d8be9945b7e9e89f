import { execFileSync } from 'node:child_process';

/** Builds the site once before the browser tests. */
export default function buildSite(): void {
  if (process.env.SKIP_BUILD) return;
  execFileSync(process.execPath, ['build/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
