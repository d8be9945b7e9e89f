import {
  type Challenge,
  createChallenge,
  type Payload,
  randomInt,
  verifySolution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { HumanVerification, Verdict } from '../leads/ports.ts';

/** How long a challenge may be solved and sent, in milliseconds: a form is filled in at leisure. */
export const challengeLifeMs = 30 * 60 * 1000;

/**
 * Work per challenge: PBKDF2 with `cost` rounds for each counter up to a random one. About 0.1 s on
 * a laptop, under a second on a slow phone; for a flood it adds up.
 */
const defaultWork = { cost: 2000, counterMin: 50, counterMax: 350 };
const algorithm = 'PBKDF2/SHA-256';

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.literal(algorithm),
      nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.looseObject({ counter: v.number(), derivedKey: v.string() }),
});

/**
 * The embedded verification: a proof of work as altcha-lib v2 makes it. The token is the base64 of
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
    const payload = decodeToken(token);
    if (!payload) return { outcome: 'failed', detail: 'malformed' };
    const expiresAt = (payload.challenge.parameters.expiresAt ?? 0) * 1000;
    if (expiresAt <= now) return { outcome: 'failed', detail: 'expired' };
    const result = await verifySolution({ ...payload, deriveKey, ...this.#secrets });
    if (!result.verified) {
      const detail = result.expired ? 'expired' : result.invalidSignature ? 'forged' : 'unsolved';
      return { outcome: 'failed', detail };
    }
    // The nonce is covered by the signature: a changed solution is still the same token.
    const used = { id: payload.challenge.parameters.nonce, expiresAt };
    return { outcome: 'passed', score: undefined, token: used };
  }
}

function decodeToken(token: string): Payload | undefined {
  try {
    const text = Buffer.from(token, 'base64').toString('utf8');
    const parsed = v.safeParse(payloadSchema, JSON.parse(text));
    if (!parsed.success) return undefined;
    const { challenge, solution } = parsed.output;
    return {
      challenge,
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
    };
  } catch {
    // Whatever the token holds, it is only not a token.
    return undefined;
  }
}
