import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const secrets = { hmacSignatureSecret: 'signature', hmacKeySignatureSecret: 'key' };

/** A challenge as the lead service gives them, with next to no work. */
export function newChallenge(expiresAt = Date.now() + 30 * 60_000): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    expiresAt: Math.floor(expiresAt / 1000),
    ...secrets,
  });
}

/** Whether the lead service would take a token for one of its challenges, solved. */
export async function isSolved(token: string): Promise<boolean> {
  const { challenge, solution }: { challenge: Challenge; solution: Solution } = JSON.parse(
    atob(token),
  );
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
  return verified;
}
