import { globSync, readFileSync, statSync } from 'node:fs';
import type { PagePolicy } from '../../service/pages/headers.ts';
import { readPageManifest } from '../../service/pages/page-manifest.ts';
import type { Remark } from '../../src/content/remark.ts';
import { describeForStaticHost } from '../static-host-files.ts';
import { fail } from './finding.ts';

/**
 * Checks whether dist/ was built from the current site folder and for these settings.
 *
 * @param policy undefined if SITE_URL is not set or another setting is wrong
 */
export function checkBuiltPages(siteFolder: string, policy: PagePolicy | undefined, dist = 'dist') {
  const manifestFile = `${dist}/pages.json`;
  const headersFile = `${dist}/site/_headers`;
  const url = policy?.siteUrl ?? '';
  const todo: Remark = { sentence: policy ? 'rebuildFor' : 'rebuild', values: { url } };
  const manifest = readPageManifest(manifestFile);
  if (!manifest) return [fail('noPages', { todo })];
  const built = statSync(manifestFile).mtimeMs;
  const newer = globSync(`${siteFolder}/**`).find((file) => statSync(file).mtimeMs > built);
  // A static host sends these headers as they were built.
  const headers = policy && describeForStaticHost(manifest.pages, policy).headers;
  return [
    newer && fail('pagesOlder', { file: newer, todo }),
    policy &&
      manifest.origin !== policy.siteUrl &&
      fail('pagesElsewhere', { origin: manifest.origin, url, todo }),
    headers &&
      !readFileSync(headersFile, 'utf8').endsWith(headers) &&
      fail('otherHeaders', { file: headersFile, todo }),
  ].filter((fault) => typeof fault === 'object');
}
