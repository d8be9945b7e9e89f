import { globSync, readFileSync, statSync } from 'node:fs';
import type { PagePolicy } from '../../service/pages/headers.ts';
import { readPageManifest } from '../../service/pages/page-manifest.ts';
import { describeForStaticHost } from '../static-host-files.ts';
import { fail, orPass } from './finding.ts';

/**
 * Checks whether dist/ was built, from the present site folder and for these settings.
 *
 * @param policy undefined if SITE_URL is not set or another setting is wrong
 */
export function checkBuiltPages(siteFolder: string, policy: PagePolicy | undefined, dist = 'dist') {
  const manifestFile = `${dist}/pages.json`;
  const headersFile = `${dist}/site/_headers`;
  const rebuild = `run npm run build${policy ? ` with SITE_URL=${policy.siteUrl}` : ''}`;
  const manifest = readPageManifest(manifestFile);
  if (!manifest) return [fail('no pages are built', rebuild)];
  const built = statSync(manifestFile).mtimeMs;
  const newer = globSync(`${siteFolder}/**`).find((file) => statSync(file).mtimeMs > built);
  // A static host sends these headers as they were built.
  const headers = policy && describeForStaticHost(manifest.pages, policy).headers;
  const faults = [
    newer && `the pages are older than ${newer}`,
    policy &&
      manifest.origin !== policy.siteUrl &&
      `the pages name ${manifest.origin}, not ${policy.siteUrl}`,
    headers &&
      headers !== readFileSync(headersFile, 'utf8') &&
      `${headersFile} was built with other settings`,
  ].filter((fault) => typeof fault === 'string');
  const findings = faults.map((fault) => fail(fault, rebuild));
  return orPass(findings, 'the pages are built for these settings');
}
