import { createHash, randomBytes } from 'node:crypto';

/** 192 bits: nobody guesses one, and it fits a line of a mail. */
const tokenBytes = 24;

/** A random token for a link. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** What the store keeps. A random token needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
