/** Below this lie the inbox and its calls. */
export const inboxFolder = '/inbox';

/** The address that opens a lead; nothing is changed by following it. `siteUrl` has no slash at its end. */
export function leadLink(siteUrl: string, id: string): string {
  return `${siteUrl}${inboxFolder}/leads/${id}`;
}
