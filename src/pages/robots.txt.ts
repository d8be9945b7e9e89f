import type { APIRoute } from 'astro';

/** What crawlers may read (RFC 9309). */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /newsletter/\n\nSitemap: ${new URL('/sitemap-index.xml', site)}\n`,
  );
