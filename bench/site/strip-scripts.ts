const scriptElement = /<script\b(?:"[^"]*"|'[^']*'|[^'">])*>[\s\S]*?<\/script\s*>/gi;

/** The same document without any script element: the floor that no page with scripts can beat. */
export function stripScripts(html: string): string {
  return html.replace(scriptElement, '');
}
