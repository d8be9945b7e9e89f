import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageManifest } from '../service/pages/page-manifest.ts';
import { type PagePolicy, pageHeaders } from '../service/pages/security-policy.ts';
import { findForeignLoads, type PageRules } from './foreign-loads.ts';

/** What a page must not hold, because the policy blocks it: attributes cannot be hashed without `unsafe-hashes`. */
const blocked = [
  { what: 'style attribute', pattern: /\sstyle\s*=\s*["'][^"']*["']/gi },
  { what: 'event handler attribute', pattern: /\son[a-z]+\s*=\s*["'][^"']*["']/gi },
  { what: 'javascript: URL', pattern: /\s(?:href|src|action)\s*=\s*["']\s*javascript:/gi },
] as const;

const rawText = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1\s*>/gi;
const tag = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * Lists what the browser would block on a page under `pageHeaders`, each as a sentence with the place;
 * for the build to assert that the list is empty.
 */
export function findPolicyViolations(html: string, rules: PageRules): readonly string[] {
  return [...html.replaceAll(rawText, '').matchAll(tag)].flatMap(([element]) => [
    ...blocked
      .filter(({ pattern }) => element.search(pattern) !== -1)
      .map(({ what }) => `The policy blocks the ${what} of ${element.slice(0, 120)}`),
    ...findForeignLoads(element, rules),
  ]);
}

/**
 * Checks every built page against the policy that it will be served with.
 *
 * @throws Error that names each page and what the browser would block
 */
export function assertPolicyHolds(
  folder: string,
  { pages }: PageManifest,
  policy: PagePolicy,
): void {
  const violations = Object.entries(pages)
    .filter(([url]) => !url.endsWith('.svg'))
    .flatMap(([url, traits]) => {
      const html = readFileSync(join(folder, url === '/' ? 'index.html' : `${url}.html`), 'utf8');
      const { 'Content-Security-Policy': rules = '' } = pageHeaders(policy, traits);
      const found = findPolicyViolations(html, { policy: rules, siteUrl: policy.siteUrl });
      return found.map((violation) => `${url}: ${violation}`);
    });
  if (violations.length > 0) throw new Error(violations.join('\n'));
}
