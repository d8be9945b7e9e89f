import { globSync, readFileSync, statSync } from 'node:fs';
import type { PagePolicy } from '../../service/pages/headers.ts';
import { readPageManifest } from '../../service/pages/page-manifest.ts';
import { describeForStaticHost } from '../static-host-files.ts';
import { type Finding, fail, pass } from './finding.ts';

const folder = 'dist/site';
const manifestFile = 'dist/pages.json';

/**
 * Checks whether dist/ was built, from the present site folder and for these settings.
 *
 * @param policy undefined if SITE_URL is not set or another setting is wrong
 */
export function checkBuiltPages(siteFolder: string, policy: PagePolicy | undefined): Finding {
  const rebuild = `run npm run build${policy ? ` with SITE_URL=${policy.siteUrl}` : ''}`;
  const manifest = readPageManifest(manifestFile);
  if (!manifest) return fail('no pages are built', rebuild);
  const built = statSync(manifestFile).mtimeMs;
  const newer = globSync(`${siteFolder}/**/*.*`).find((file) => statSync(file).mtimeMs > built);
  if (newer) return fail(`the pages are older than ${newer}`, rebuild);
  if (policy && manifest.origin !== policy.siteUrl) {
    return fail(`the pages name ${manifest.origin}, not ${policy.siteUrl}`, rebuild);
  }
  // A static host sends these headers as they were built.
  const headers = policy && describeForStaticHost(manifest.pages, policy).headers;
  if (headers && headers !== readFileSync(`${folder}/_headers`, 'utf8')) {
    return fail(`${folder}/_headers was built with other settings`, rebuild);
  }
  return pass('the pages are built for these settings');
}
