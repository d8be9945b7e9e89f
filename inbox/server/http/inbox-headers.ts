import type { Env } from '../../../service/env.ts';
import { plainHeaders } from '../../../service/pages/headers.ts';

/**
 * What the inbox's document may load: its own files and nothing of anybody else's. Nothing of it may
 * stand in another site's frame.
 */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // A letter's preview, whose own policy lets the mail's styles be.
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
} as const;

type HeaderList = readonly (readonly [string, string])[];

/** Headers of every answer of the inbox that has none of its own. */
export function inboxHeaders(env: Env): HeaderList {
  const headers = {
    ...plainHeaders(env),
    'Cache-Control': 'no-store',
    // Its addresses name leads: no other site needs to know.
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  };
  return Object.entries(headers);
}

/** The Content-Security-Policy of the application's document. */
export const documentPolicy = Object.entries(policy)
  .map(([name, sources]) => `${name} ${sources}`)
  .join(';');
