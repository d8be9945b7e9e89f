import { createHash } from 'node:crypto';

/** Hash sources of a document's inline elements, each quoted as a policy wants it. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

const element =
  /<!--[\s\S]*?-->|<(script|style)\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/\1\s*>/gi;
const typeAttribute = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** Types that a browser acts upon; every other script element is a data block and needs no hash (HTML, 4.12.1). */
const executableTypes = new Set([
  '',
  'module',
  'importmap',
  'speculationrules',
  'text/javascript',
  'application/javascript',
]);

/**
 * Finds the inline scripts and styles of a document and hashes them (CSP level 3, 2.3.1).
 * It reads our own prerendered pages, not hostile markup: a mistake here blocks a script, it opens nothing.
 */
export function findInlineSources(html: string): InlineSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, name = '', attributes = '', content = ''] of html.matchAll(element)) {
    if (name.toLowerCase() === 'style') styles.add(hashSource(content));
    else if (name && isInlineCode(attributes)) scripts.add(hashSource(content));
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function isInlineCode(attributes: string): boolean {
  if (/(?:^|\s)src\s*=/i.test(attributes)) return false;
  const [, double, single, bare] = typeAttribute.exec(attributes) ?? [];
  return executableTypes.has((double ?? single ?? bare ?? '').trim().toLowerCase());
}

function hashSource(content: string): string {
  // The browser hashes what its parser read, and that turns every line break into LF.
  const text = content.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
