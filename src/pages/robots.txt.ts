import { siteOrigin } from '../head/site-origin.ts';

/** What crawlers may read (RFC 9309). */
export function GET(): Response {
  return new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /newsletter/\n\nSitemap: ${siteOrigin()}/sitemap-index.xml\n`,
  );
}
