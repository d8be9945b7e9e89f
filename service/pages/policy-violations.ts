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
