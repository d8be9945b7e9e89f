import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../app/content/brand.ts';
import { tagOrigins } from '../app/content/tags.ts';
import { parseEnv } from '../server/env.ts';
import { contentTypeOf } from '../server/pages/content-type.ts';
import { findInlineSources } from '../server/pages/inline-sources.ts';
import { type Headers, type PagePolicy, pageHeaders } from '../server/pages/security-policy.ts';
import { formPages, headersOfFile } from '../server/pages/site-headers.ts';
import { isNotFoundPage, listTree, pageUrl } from '../server/pages/site-tree.ts';
import { speculationRulesPath } from '../server/pages/speculation-rules.ts';

/** Characters that Cloudflare Pages reads of a line in `_headers`. */
export const maximumHeaderLine = 2_000;

export interface StaticHostFiles {
  /** `_headers` as Netlify and Cloudflare Pages read it. */
  headers: string;
  /** `_redirects`: the not-found pages of the subtrees. Hosts know clean URLs and the root's 404 by themselves. */
  redirects: string;
}

/**
 * The headers of the page server, written down for hosts that only serve files. What such a host cannot
 * do is left out: it never sees the cookie, so the page's own script puts the stored language in place.
 *
 * One policy covers the whole site, for a host answers an unknown path with the rules of that path alone,
 * and joins the rules that match. Only where it would not fit on a line does each page get its own.
 */
function describeForStaticHost(folder: string, policy: PagePolicy): StaticHostFiles {
  const files = listTree(folder);
  const dataImages = files.some(
    ({ name, path }) =>
      /\.(?:css|m?js|html)$/.test(name) && readFileSync(path, 'utf8').includes('data:image/'),
  );
  const pages = files
    .filter(({ name }) => name.endsWith('.html'))
    .map(({ name, path }) => ({ name, inline: findInlineSources(readFileSync(path, 'utf8')) }));
  const whole = pageHeaders(policy, {
    inline: {
      scripts: [...new Set(pages.flatMap(({ inline }) => inline.scripts))],
      styles: [...new Set(pages.flatMap(({ inline }) => inline.styles))],
    },
    hasForm: true,
    dataImages,
  });
  const fits = Object.entries(whole).every(
    ([name, value]) => `  ${name}: ${value}`.length <= maximumHeaderLine,
  );
  const {
    'Cross-Origin-Resource-Policy': reach = '',
    'Content-Security-Policy': content = '',
    ...everywhere
  } = whole;
  const pageRules = pages
    .filter(({ name }) => !isNotFoundPage(name))
    .map(({ name, inline }) => {
      const own = pageHeaders(policy, {
        inline,
        hasForm: formPages.has(pageUrl(name)),
        dataImages,
      });
      return rule(pageUrl(name), {
        'Speculation-Rules': `"${speculationRulesPath}"`,
        'Cross-Origin-Resource-Policy': reach,
        ...(fits ? {} : { 'Content-Security-Policy': own['Content-Security-Policy'] ?? '' }),
      });
    });
  const rules = [
    rule('/*', fits ? { ...everywhere, 'Content-Security-Policy': content } : everywhere),
    ...['assets', 'images'].map((name) => rule(`/${name}/*`, cachingOf(policy, `/${name}/any`))),
    rule(speculationRulesPath, { 'Content-Type': contentTypeOf(speculationRulesPath) }),
    ...pageRules,
  ];
  const subtrees = pages
    .filter(({ name }) => isNotFoundPage(name) && name.includes('/'))
    .map(({ name }) => `/${name.slice(0, -'404.html'.length)}* /${name} 404`)
    // The first match wins, so the deeper subtree comes first.
    .sort((a, b) => b.split('/').length - a.split('/').length);
  return { headers: rules.join('\n'), redirects: `${subtrees.join('\n')}\n` };
}

/**
 * What the headers need of the build's environment, which must be that of the service: such a host has
 * no server of ours that could add to them. The company's own address stands in for `SITE_URL`.
 *
 * @throws EnvError that names every variable that is wrong
 */
export function readPolicy(source: NodeJS.ProcessEnv): PagePolicy {
  const own = `https://${brand.domain}`;
  const { siteUrl, ipLookupUrl, recaptcha } = parseEnv({
    ...source,
    SITE_URL: source['SITE_URL'] || own,
  });
  const recaptchaScriptUrl = recaptcha?.scriptUrl;
  return { siteUrl, ipLookupUrl, recaptchaScriptUrl, tagOrigins: tagOrigins() };
}

/** Writes `_headers` and `_redirects` into the built site. */
export function writeStaticHostFiles(folder: string, policy: PagePolicy): void {
  const { headers, redirects } = describeForStaticHost(folder, policy);
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
}

function cachingOf(policy: PagePolicy, url: string): Headers {
  const headers = headersOfFile(policy, url, false);
  return {
    'Cache-Control': headers['Cache-Control'] ?? '',
    'Cross-Origin-Resource-Policy': headers['Cross-Origin-Resource-Policy'] ?? '',
  };
}

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}
