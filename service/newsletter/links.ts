import { hash, randomBytes } from 'node:crypto';
import { serviceFolders } from '../http/app-env.ts';
import type { TokenPurpose } from './ports.ts';

export const newsletterPaths = {
  confirm: `${serviceFolders.newsletter}/confirm`,
  unsubscribe: `${serviceFolders.newsletter}/unsubscribe`,
} as const satisfies Record<TokenPurpose, string>;

/** A new link for a mail, and the hash that the store keeps of it. `siteUrl` has no slash at its end. */
export function newsletterLink(siteUrl: string, purpose: TokenPurpose) {
  const token = createToken();
  const href = `${siteUrl}${newsletterPaths[purpose]}?token=${token}`;
  return { href, hash: hashToken(token) };
}

/** A random token for a link, of 192 bits. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(24).toString('base64url');
}

/** What the store keeps. A random token needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Both fields, so that the mail program's own button works (RFC 8058 §3.1). */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
