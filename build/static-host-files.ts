import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../app/content/brand.ts';
import { parseEnv } from '../service/env.ts';
import { pagePolicy } from '../service/page-policy.ts';
import { contentTypeOf } from '../service/pages/content-type.ts';
import { findInlineSources } from '../service/pages/inline-sources.ts';
import { type Headers, type PagePolicy, pageHeaders } from '../service/pages/security-policy.ts';
import { formPages, headersOfFile } from '../service/pages/site-headers.ts';
import { isNotFoundPage, listTree, pageUrl, type TreeFile } from '../service/pages/site-tree.ts';
import { speculationRulesPath } from '../service/pages/speculation-rules.ts';

/** Characters that Cloudflare Pages reads of a line in `_headers`. */
export const maximumHeaderLine = 2_000;

/** What holds on every page, whatever else its own policy says. */
const onEveryPage = "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";

export interface StaticHostFiles {
  /** `_headers` as Netlify and Cloudflare Pages read it. */
  headers: string;
  /** `_redirects`: the not-found pages of the subtrees. Hosts know clean URLs and the root's 404 by themselves. */
  redirects: string;
}

/** The brand's domain is none; the message says what to write. */
export class DomainError extends Error {}

/**
 * The headers of the page server, written down for hosts that only serve files. What such a host cannot
 * do is left out: it never sees the cookie, so the page's own script puts the stored language in place.
 *
 * One policy covers the whole site, for a host answers an unknown path with the rules of that path alone,
 * and joins the rules that match: a page then has to keep to each of its policies. So the pages without
 * the form add one of their own, which knows of no verification service. Where the site's would not fit
 * on a line it says what holds on every page, and each page has its own.
 */
export function describeForStaticHost(folder: string, policy: PagePolicy): StaticHostFiles {
  const files = listTree(folder);
  const text = ({ path }: TreeFile) => readFileSync(path, 'utf8');
  const dataImages = files.some(
    (file) => /\.(?:css|m?js|html)$/.test(file.name) && text(file).includes('data:image/'),
  );
  const pages = files
    .filter(({ name }) => name.endsWith('.html'))
    .map((file) => ({ name: file.name, inline: findInlineSources(text(file)) }));
  // A drawing that is opened on its own is a document too.
  const drawings = files
    .filter(({ name }) => name.endsWith('.svg'))
    .map((file) => findInlineSources(text(file)));
  const documents = [...pages.map(({ inline }) => inline), ...drawings];
  const whole = pageHeaders(policy, {
    inline: {
      scripts: [...new Set(documents.flatMap(({ scripts }) => scripts))],
      styles: [...new Set(documents.flatMap(({ styles }) => styles))],
    },
    hasForm: true,
    dataImages,
  });
  const fits = isRead(whole);
  const { 'Cross-Origin-Resource-Policy': reach = '', ...everywhere } = whole;
  const pageRules = pages
    .filter(({ name }) => !isNotFoundPage(name))
    .map(({ name, inline }) => {
      const hasForm = formPages.has(pageUrl(name));
      const own = pageHeaders(policy, { inline, hasForm, dataImages });
      return rule(pageUrl(name), {
        'Speculation-Rules': `"${speculationRulesPath}"`,
        'Cross-Origin-Resource-Policy': reach,
        ...(fits && hasForm
          ? {}
          : { 'Content-Security-Policy': own['Content-Security-Policy'] ?? '' }),
      });
    });
  const rules = [
    rule('/*', fits ? everywhere : { ...everywhere, 'Content-Security-Policy': onEveryPage }),
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

/** Whether every line of a rule is one that Cloudflare Pages reads. */
function isRead(headers: Headers): boolean {
  return linesOf(headers).every((line) => line.length <= maximumHeaderLine);
}

/**
 * What the headers need of the build's environment, which must be that of the service: such a host has
 * no server of ours that could add to them. The company's own address stands in for `SITE_URL`.
 *
 * @throws EnvError that names every variable that is wrong
 * @throws DomainError where that address is needed and is none
 */
export function readPolicy(source: NodeJS.ProcessEnv, domain: string = brand.domain): PagePolicy {
  const siteUrl = source['SITE_URL']?.trim() || originOf(domain);
  return pagePolicy(parseEnv({ ...source, SITE_URL: siteUrl }));
}

function originOf(domain: string): string {
  const origin = `https://${domain}`;
  // Of an address within the address the parser makes a host and a path; spaces it leaves out.
  if (URL.canParse(origin) && !/[\s/\\?#@]/.test(domain)) return origin;
  throw new DomainError(
    `The domain in app/content/brand.ts is '${domain}', and without SITE_URL the pages name https:// and that as their address: write the host name alone, such as aurora.com.br.`,
  );
}

/**
 * Writes `_headers` and `_redirects` into the built site.
 *
 * @returns what the owner must know of them; empty where all is well
 */
export function writeStaticHostFiles(folder: string, policy: PagePolicy): readonly string[] {
  const { headers, redirects } = describeForStaticHost(folder, policy);
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
  const tooLong = headers.split('\n').filter((line) => line.length > maximumHeaderLine).length;
  if (tooLong === 0) return [];
  return [
    `dist/site/_headers: ${tooLong} lines are longer than the ${maximumHeaderLine} characters that Cloudflare Pages reads, so that there these pages would have no Content-Security-Policy. Take origins out of app/content/tags.ts, or serve the site with its own server or on another host.`,
  ];
}

function cachingOf(policy: PagePolicy, url: string): Headers {
  const headers = headersOfFile(policy, url, false);
  return {
    'Cache-Control': headers['Cache-Control'] ?? '',
    'Cross-Origin-Resource-Policy': headers['Cross-Origin-Resource-Policy'] ?? '',
  };
}

function rule(path: string, headers: Headers): string {
  return `${[path, ...linesOf(headers)].join('\n')}\n`;
}

function linesOf(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
