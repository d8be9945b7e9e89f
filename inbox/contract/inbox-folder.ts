/** Path of the inbox and its API. */
export const inboxFolder = '/inbox';

/** Address of a lead in the inbox; opening it changes nothing. `siteUrl` has no trailing slash. */
export function leadLink(siteUrl: string, id: string): string {
  return `${siteUrl}${inboxFolder}/leads/${id}`;
}
