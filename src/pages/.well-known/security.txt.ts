import type { APIRoute } from 'astro';
import { languages, site } from '#site';

/** Validity of the file (RFC 9116 §2.5.5), in days. */
const validDays = 365;

/** Contact for security reports (RFC 9116). */
export const GET: APIRoute = ({ url }) => {
  const expires = new Date(Date.now() + validDays * 86_400_000);
  const lines = [
    `Contact: mailto:${site.facts.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${url}`,
  ];
  return new Response(`${lines.join('\n')}\n`);
};
