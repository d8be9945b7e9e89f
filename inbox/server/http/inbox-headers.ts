import { site } from '#site';
import type { Env } from '../../../service/env.ts';
import { plainHeaders, styleSources } from '../../../service/pages/headers.ts';

/**
 * The policy of the inbox's document: it may load its own files only, and must not be framed by another
 * site.
 */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  // The mark may have style elements.
  'style-src': ["'self'", ...styleSources(site.mark.svg)].join(' '),
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // For a letter's preview, whose own policy allows the mail's styles.
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

type HeaderList = readonly (readonly [string, string])[];

/** Default headers of the inbox's answers. */
export function inboxHeaders(env: Env): HeaderList {
  const headers = {
    ...plainHeaders(env),
    'Cache-Control': 'no-store',
    // Addresses contain ids of leads, which other sites must not learn.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return Object.entries(headers);
}

/** The Content-Security-Policy of the application's document. */
export const documentPolicy = Object.entries(policy)
  .map(([name, sources]) => `${name} ${sources}`)
  .join(';');
