/** Scheme and host that the pages name as their own. */
export function siteOrigin(): string {
  return new URL(import.meta.env.SITE).origin;
}
