import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Verdict } from '../leads/submission.ts';

export type ProofOfWork = ReturnType<typeof createProofOfWork>;

/** How long a challenge is valid, in milliseconds: filling in a form takes time. */
const challengeLifeMs = 30 * 60 * 1000;

/** PBKDF2 with `cost` rounds per counter, up to a random counter: 0.1 s on a laptop, 1 s on a phone. */
const usualWork = { cost: 2000, counterMin: 50, counterMax: 350 };

/**
 * The built-in verification: a proof of work of altcha-lib. The token is the base64 of
 * `{"challenge","solution"}`; the caller stores its id, so that it counts once. `secret` is shared by all
 * processes and outlives them; load tests use less `work`.
 */
export function createProofOfWork(secret: string, work = usualWork) {
  const { cost, counterMin, counterMax } = work;
  const keys = {
    hmacSignatureSecret: `challenge:${secret}`,
    hmacKeySignatureSecret: `key:${secret}`,
  };
  return {
    challenge(now: number): Promise<Challenge> {
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(counterMax, counterMin),
        deriveKey,
        expiresAt: Math.floor((now + challengeLifeMs) / 1000),
        ...keys,
      });
    },

    async verify(
      token: string,
      now: number,
    ): Promise<Exclude<Verdict, { outcome: 'unavailable' }>> {
      try {
        // Any content is safe here: only parameters that we signed are used.
        const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString());
        const { verified } = await verifySolution({ challenge, solution, deriveKey, ...keys });
        if (!verified) return { outcome: 'failed', detail: 'unsolved, forged or expired' };
        const { nonce: id, expiresAt } = challenge.parameters;
        if (expiresAt * 1000 <= now) return { outcome: 'failed', detail: 'expired' };
        // The signature covers the nonce, so a changed solution is still the same token.
        const counted = { id, expiresAt: expiresAt * 1000 };
        return { outcome: 'passed', score: undefined, token: counted };
      } catch {
        return { outcome: 'failed', detail: 'malformed' };
      }
    },
  };
}
