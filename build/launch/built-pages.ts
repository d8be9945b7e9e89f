import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import querystring from 'node:querystring';
import type { PagePolicy } from '../../service/pages/headers.ts';
import { type PageManifest, pageUrl, readPageManifest } from '../../service/pages/page-manifest.ts';
import type { Remark } from '../../src/content/remark.ts';
import { parsePage } from '../page-manifest.ts';
import { describeForStaticHost } from '../static-host-files.ts';
import { fail, note } from './finding.ts';

/**
 * Checks whether dist/ was built from the current site folder and for these settings, and its pages' links.
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
    ...findBrokenLinks(manifest, `${dist}/site`),
  ].filter((fault) => typeof fault === 'object');
}

/** Notes links to pages and files that the site lacks; a proxy may redirect them. */
function findBrokenLinks({ origin, pages }: PageManifest, folder: string) {
  return globSync('**/*.html', { cwd: folder }).flatMap((name) => {
    const page = pageUrl(name.replaceAll(sep, '/'));
    const links = parsePage(readFileSync(join(folder, name), 'utf8')).querySelectorAll('a[href]');
    const urls = links.map((link) => URL.parse(link.getAttribute('href') ?? '', origin + page));
    const paths = urls.flatMap((url) =>
      url?.origin === origin ? querystring.unescape(url.pathname) : [],
    );
    const broken = paths.filter((path) => !(path in pages) && !existsSync(join(folder, path)));
    return [...new Set(broken)].map((link) => note('brokenLink', { page, link }));
  });
}
