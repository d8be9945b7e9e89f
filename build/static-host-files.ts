import {
  type Headers,
  headersOf,
  type PagePolicy,
  pageHeaders,
  speculationRulesPath,
} from '../service/pages/headers.ts';
import type { PageManifest, PageTraits } from '../service/pages/page-manifest.ts';

/**
 * Creates `_headers` for Netlify and Cloudflare Pages, and `_redirects` for the not-found pages of folders;
 * these hosts handle clean addresses and the root's 404 themselves. One policy covers the whole site, because
 * unknown paths match no page's rule. Hosts merge all matching rules, and browsers enforce each of several
 * policies, so every page adds its own, without the verification service if it has no form.
 */
export function describeForStaticHost(pages: PageManifest['pages'], policy: PagePolicy) {
  const documents = Object.entries(pages).filter(([url]) => !url.endsWith('.svg'));
  const { 'Cross-Origin-Resource-Policy': _, ...everywhere } = pageHeaders(
    policy,
    unionOf(Object.values(pages)),
  );
  /** Headers of a path that are not on all paths already: hosts would join a repeated one to the first. */
  const ownHeaders = (path: string): Headers =>
    Object.fromEntries(
      Object.entries(headersOf(path, policy, pages)).filter(([name]) => !(name in everywhere)),
    );
  const pageRules = documents
    .filter(([url]) => !url.endsWith('/404'))
    .map(([url, traits]) => {
      const { 'Content-Security-Policy': own = '' } = pageHeaders(policy, traits);
      return rule(url, { ...ownHeaders(url), 'Content-Security-Policy': own });
    });
  const rules = [
    rule('/*', everywhere),
    ...['/assets/*', '/_astro/*', '/images/*', speculationRulesPath].map((path) =>
      rule(path, ownHeaders(path)),
    ),
    ...pageRules,
  ];
  const subtrees = documents
    .filter(([url]) => url.endsWith('/404') && url !== '/404')
    .map(([url]) => `${url.slice(0, -'404'.length)}* ${url}.html 404`)
    // The first match wins, so the deeper folder comes first.
    .sort((a, b) => b.split('/').length - a.split('/').length);
  return { headers: rules.join('\n'), redirects: `${subtrees.join('\n')}\n` };
}

function unionOf(documents: readonly PageTraits[]): PageTraits {
  const scripts = [...new Set(documents.flatMap((page) => page.scripts))];
  const styles = [...new Set(documents.flatMap((page) => page.styles))];
  return { scripts, styles, hasForm: true };
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}
