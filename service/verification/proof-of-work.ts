import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Challenge, createChallenge, randomInt } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { HumanVerification, Verdict } from '../leads/ports.ts';

/** How long a challenge may be solved and sent, in milliseconds: a form is filled in at leisure. */
const challengeLifeMs = 30 * 60 * 1000;

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
      keySignature: v.string(),
      expiresAt: v.number(),
    }),
    signature: v.string(),
  }),
  solution: v.object({
    counter: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(0xffff_ffff)),
    derivedKey: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/)),
  }),
});

type Payload = v.InferOutput<typeof payloadSchema>;

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

  /**
   * The checks of altcha-lib's `verifySolution`, in the same order, without its trips to the thread
   * pool: four of them for each lead were a sixth of the time that a lead took.
   */
  async verify(token: string, now: number): Promise<Verdict> {
    const payload = decodeToken(token);
    if (!payload) return { outcome: 'failed', detail: 'malformed' };
    const { challenge, solution } = payload;
    const { nonce, keySignature, expiresAt } = challenge.parameters;
    if (expiresAt * 1000 <= now) return { outcome: 'failed', detail: 'expired' };
    const { hmacSignatureSecret, hmacKeySignatureSecret } = this.#secrets;
    if (!isSignature(challenge.signature, canonicalJson(challenge.parameters), hmacSignatureSecret))
      return { outcome: 'failed', detail: 'forged' };
    const derivedKey = Buffer.from(solution.derivedKey, 'hex');
    if (!isSignature(keySignature, derivedKey, hmacKeySignatureSecret))
      return { outcome: 'failed', detail: 'unsolved' };
    // The nonce is covered by the signature: a changed solution is still the same token.
    const used = { id: nonce, expiresAt: expiresAt * 1000 };
    return { outcome: 'passed', score: undefined, token: used };
  }
}

/** Whether that hex is the HMAC-SHA-256 of the data; takes the same time whatever it holds. */
function isSignature(given: string, data: string | Buffer, secret: string): boolean {
  const wanted = Buffer.from(createHmac('sha256', secret).update(data).digest('hex'));
  const bytes = Buffer.from(given);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}

/** The text that altcha-lib signs: keys in order. Ours hold no objects within. */
function canonicalJson(parameters: Payload['challenge']['parameters']): string {
  const entries = Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(Object.fromEntries(entries));
}

function decodeToken(token: string): Payload | undefined {
  try {
    const text = Buffer.from(token, 'base64').toString('utf8');
    const parsed = v.safeParse(payloadSchema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // Whatever the token holds, it is only not a token.
    return undefined;
  }
}
