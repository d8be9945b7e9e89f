import { site } from '#site';

/** Origin for the pages' own addresses: `SITE_URL`, or the domain in the owner's facts. */
export function siteUrl(env: NodeJS.ProcessEnv): string {
  return env['SITE_URL']?.trim() || `https://${site.facts.domain}`;
}
