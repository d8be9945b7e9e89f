/**
 * Lets through what a browser writes as it stands (RFC 3986, 2.3, without the dot and the tilde): server and
 * script compare a page's path letter by letter.
 *
 * @throws Error that says which name to change, and to what.
 */
export function refuseOddPath(path: string): void {
  if (/^[/\w-]*$/.test(path)) return;
  throw new Error(
    `The address ${path} cannot stand as it is: a case is named in app/content/projects.ts with the letters a to z, digits and hyphens only.`,
  );
}
