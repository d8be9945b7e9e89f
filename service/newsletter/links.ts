import { serviceFolders } from '../http/app-env.ts';
import type { TokenPurpose } from './ports.ts';

export const newsletterPaths = {
  confirm: `${serviceFolders.newsletter}/confirm`,
  unsubscribe: `${serviceFolders.newsletter}/unsubscribe`,
} as const satisfies Record<TokenPurpose, string>;

/** The address of the page behind a link of a mail. `siteUrl` has no slash at its end. */
export function newsletterLink(siteUrl: string, purpose: TokenPurpose, token: string): string {
  return `${siteUrl}${newsletterPaths[purpose]}?token=${token}`;
}
