import { type Challenge, createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { HumanVerification, Verdict } from '../leads/human-verification.ts';

/** How long a challenge may be solved and sent, in milliseconds: filling in a form takes time. */
const challengeLifeMs = 30 * 60 * 1000;

/**
 * Work per challenge: PBKDF2 with `cost` rounds for each counter up to a random one. About 0.1 s on
 * a laptop, under a second on a slow phone; for a flood it adds up.
 */
const defaultWork = { cost: 2000, counterMin: 50, counterMax: 350 };
const algorithm = 'PBKDF2/SHA-256';

const tokenSchema = v.pipe(
  v.string(),
  v.transform((token) => Buffer.from(token, 'base64').toString('utf8')),
  v.parseJson(),
  v.object({
    challenge: v.object({
      parameters: v.object({
        algorithm: v.literal(algorithm),
        nonce: v.string(),
        salt: v.string(),
        cost: v.number(),
        keyLength: v.number(),
        keyPrefix: v.string(),
        keySignature: v.string(),
        expiresAt: v.number(),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
);

/**
 * The embedded verification: a proof of work of altcha-lib. The token is the base64 of
 * `{"challenge","solution"}`; the caller stores its id, so that it counts once.
 */
export class ProofOfWork implements HumanVerification {
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };
  readonly #work: typeof defaultWork;

  /** `secret` is shared by all processes and outlives them; benchmarks ask for less work. */
  constructor(secret: string, work = defaultWork) {
    this.#work = work;
    this.#secrets = {
      hmacSignatureSecret: `challenge:${secret}`,
      hmacKeySignatureSecret: `key:${secret}`,
    };
  }

  /** A challenge that ends `challengeLifeMs` after `now`. */
  challenge(now: number): Promise<Challenge> {
    return createChallenge({
      algorithm,
      cost: this.#work.cost,
      counter: randomInt(this.#work.counterMax, this.#work.counterMin),
      deriveKey,
      expiresAt: Math.floor((now + challengeLifeMs) / 1000),
      ...this.#secrets,
    });
  }

  async verify(token: string, now: number): Promise<Verdict> {
    const parsed = v.safeParse(tokenSchema, token);
    if (!parsed.success) return { outcome: 'failed', detail: 'malformed' };
    const { challenge, solution } = parsed.output;
    const expiresAt = challenge.parameters.expiresAt * 1000;
    if (expiresAt <= now) return { outcome: 'failed', detail: 'expired' };
    const { verified, invalidSignature } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      ...this.#secrets,
    });
    if (!verified) return { outcome: 'failed', detail: invalidSignature ? 'forged' : 'unsolved' };
    // The signature covers the nonce, so a changed solution is still the same token.
    const used = { id: challenge.parameters.nonce, expiresAt };
    return { outcome: 'passed', score: undefined, token: used };
  }
}
