import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { HumanVerification, Verdict } from '../leads/human-verification.ts';

/** How long a challenge may be solved and sent, in milliseconds: filling in a form takes time. */
const challengeLifeMs = 30 * 60 * 1000;

/**
 * Work per challenge: PBKDF2 with `cost` rounds for each counter up to a random one. About 0.1 s on
 * a laptop, under a second on a slow phone; for a flood it adds up.
 */
const defaultWork = { cost: 2000, counterMin: 50, counterMax: 350 };

/**
 * The embedded verification: a proof of work of altcha-lib. The token is the base64 of
 * `{"challenge","solution"}`; the caller stores its id, so that it counts once.
 */
export class ProofOfWork implements HumanVerification {
  readonly #keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
  readonly #work: typeof defaultWork;

  /** `secret` is shared by all processes and outlives them; load tests ask for less work. */
  constructor(secret: string, work = defaultWork) {
    this.#work = work;
    this.#keys = {
      hmacSignatureSecret: `challenge:${secret}`,
      hmacKeySignatureSecret: `key:${secret}`,
    };
  }

  /** A challenge that ends `challengeLifeMs` after `now`. */
  challenge(now: number): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: this.#work.cost,
      counter: randomInt(this.#work.counterMax, this.#work.counterMin),
      deriveKey,
      expiresAt: Math.floor((now + challengeLifeMs) / 1000),
      ...this.#keys,
    });
  }

  async verify(token: string, now: number): Promise<Verdict> {
    try {
      // Whatever it holds: only parameters that we signed are looked at.
      const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString());
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...this.#keys });
      if (!verified) return { outcome: 'failed', detail: 'unsolved, forged or expired' };
      const { nonce, expiresAt } = challenge.parameters;
      if (expiresAt * 1000 <= now) return { outcome: 'failed', detail: 'expired' };
      // The signature covers the nonce, so a changed solution is still the same token.
      return {
        outcome: 'passed',
        score: undefined,
        token: { id: nonce, expiresAt: expiresAt * 1000 },
      };
    } catch {
      return { outcome: 'failed', detail: 'malformed' };
    }
  }
}
