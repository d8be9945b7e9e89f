/** A host without a user before it (RFC 9110 §4.2.4), perhaps a port, then path and query. */
const absoluteForm = /^http:\/\/((?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?)((?:[/?].*)?)$/i;

/**
 * Host, and path with query, of a target in absolute form, which every server must take
 * (RFC 9112 §3.2.2). Undefined for any other: malformed, or of a scheme that is not spoken here.
 */
export function readAbsoluteForm(target: string): { host: string; path: string } | undefined {
  const [, host, rest = ''] = absoluteForm.exec(target) ?? [];
  if (host === undefined || !URL.canParse(`http://${host}`)) return undefined;
  return { host, path: rest.startsWith('/') ? rest : `/${rest}` };
}
