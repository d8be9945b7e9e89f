import { loadSite } from '../src/content/load-site.ts';

/** The address that pages name as their own: `SITE_URL`, or else the domain in the owner's facts. */
export function siteUrl(env: NodeJS.ProcessEnv): string {
  return env['SITE_URL']?.trim() || `https://${loadSite().site.facts.domain}`;
}
