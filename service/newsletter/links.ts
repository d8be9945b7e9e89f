import { serviceFolders } from '../http/app-env.ts';
import { createToken, hashToken } from '../token.ts';
import type { TokenPurpose } from './subscriber.ts';

export const newsletterPaths = {
  confirm: `${serviceFolders.newsletter}/confirm`,
  unsubscribe: `${serviceFolders.newsletter}/unsubscribe`,
} as const satisfies Record<TokenPurpose, string>;

/** Creates a link for a mail, and the hash to store. `siteUrl` has no trailing slash. */
export function newsletterLink(siteUrl: string, purpose: TokenPurpose) {
  const token = createToken();
  const href = `${siteUrl}${newsletterPaths[purpose]}?token=${token}`;
  return { href, hash: hashToken(token) };
}

/** Both headers, so that the mail program's own button works (RFC 8058 §3.1). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
