import { hash, randomBytes } from 'node:crypto';

/** Creates a random token of 192 bits, for a link or a session. Only its hash is ever stored. */
export function createToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Returns the hash to store. A random token needs no salt and no slow hash. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
