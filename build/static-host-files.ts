import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Headers,
  headersOf,
  type PagePolicy,
  pageHeaders,
  speculationRulesPath,
} from '../service/pages/headers.ts';
import type { PageManifest, PageTraits } from '../service/pages/page-manifest.ts';

/** Characters that Cloudflare Pages reads of a line in `_headers`. */
export const maximumHeaderLine = 2_000;

/** The part that all policies share, for all paths where each page has a longer policy of its own. */
const onEveryPage = "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";

/**
 * `_headers` as Netlify and Cloudflare Pages read it, and `_redirects` with the not-found pages of folders:
 * such hosts know clean addresses and the root's 404. One policy covers the whole site, because for an
 * unknown path a host knows no page's rules. Hosts merge all rules that match a path, and browsers obey
 * each of several policies, so pages without the form add one without the verification service. Where
 * the site's policy is too long for a line, each page has its own.
 */
export function describeForStaticHost(pages: PageManifest['pages'], policy: PagePolicy) {
  const documents = Object.entries(pages).filter(([url]) => !url.endsWith('.svg'));
  const whole = pageHeaders(policy, unionOf(Object.values(pages)));
  const fits = linesOf(whole).every((line) => line.length <= maximumHeaderLine);
  const { 'Cross-Origin-Resource-Policy': reach = '', ...everywhere } = whole;
  const pageRules = documents
    .filter(([url]) => !url.endsWith('/404'))
    .map(([url, traits]) => {
      const { 'Content-Security-Policy': own = '' } = pageHeaders(policy, traits);
      return rule(url, {
        'Speculation-Rules': `"${speculationRulesPath}"`,
        'Cross-Origin-Resource-Policy': reach,
        ...(fits && traits.hasForm ? {} : { 'Content-Security-Policy': own }),
      });
    });
  const rules = [
    rule('/*', fits ? everywhere : { ...everywhere, 'Content-Security-Policy': onEveryPage }),
    ...['/assets/*', '/_astro/*', '/images/*', speculationRulesPath].map((path) => {
      const { 'Content-Security-Policy': _, ...others } = headersOf(path, policy, {});
      return rule(path, others);
    }),
    ...pageRules,
  ];
  const subtrees = documents
    .filter(([url]) => url.endsWith('/404') && url !== '/404')
    .map(([url]) => `${url.slice(0, -'404'.length)}* ${url}.html 404`)
    // The first match wins, so the deeper folder comes first.
    .sort((a, b) => b.split('/').length - a.split('/').length);
  return { headers: rules.join('\n'), redirects: `${subtrees.join('\n')}\n` };
}

/** Writes `_headers` and `_redirects` into the built site; what the owner must know of them. */
export function writeStaticHostFiles(
  folder: string,
  pages: PageManifest['pages'],
  policy: PagePolicy,
): readonly string[] {
  const { headers, redirects } = describeForStaticHost(pages, policy);
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
  const tooLong = headers.split('\n').filter((line) => line.length > maximumHeaderLine).length;
  if (tooLong === 0) return [];
  return [
    `dist/site/_headers: ${tooLong} lines are longer than the ${maximumHeaderLine} characters that Cloudflare Pages reads, so that there these pages would have no Content-Security-Policy. Take origins out of the tags in site.yaml, or serve the site with its own server or on another host.`,
  ];
}

function unionOf(documents: readonly PageTraits[]): PageTraits {
  const scripts = [...new Set(documents.flatMap((page) => page.scripts))];
  const styles = [...new Set(documents.flatMap((page) => page.styles))];
  return { scripts, styles, hasForm: true };
}

function rule(path: string, headers: Headers): string {
  return `${[path, ...linesOf(headers)].join('\n')}\n`;
}

function linesOf(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
