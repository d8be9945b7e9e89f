import type { HealthProblem } from '../http/health-routes.ts';
import type { HumanVerification, Verdict } from '../leads/ports.ts';
import type { Log } from '../log.ts';

/** A trouble that did not come back for so long counts as mended, in milliseconds. */
const troubleLastsMs = 60 * 60 * 1000;

const advice: Record<Extract<Verdict, { outcome: 'unavailable' }>['reason'], string> = {
  'verification-misconfigured':
    'The verification service refuses our keys, so every lead is held. Check RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET (reCAPTCHA v3), restart, then release the held leads.',
  'verification-quota':
    'The verification service has no quota left, so every lead is held. Raise the quota, or remove the keys to use the embedded proof of work, then release the held leads.',
  'verification-unreachable':
    'The verification service did not answer, so leads are held. Check the network to RECAPTCHA_VERIFY_URL, then release the held leads.',
};

/** A verification that tells the owner of its troubles: in the log at once, in `/readyz` for an hour. */
export class WatchedVerification implements HumanVerification {
  readonly #inner: HumanVerification;
  readonly #log: Log;
  #trouble: { problem: HealthProblem; at: number } | undefined;

  constructor(inner: HumanVerification, log: Log) {
    this.#inner = inner;
    this.#log = log;
  }

  async verify(token: string, now: number): Promise<Verdict> {
    const verdict = await this.#inner.verify(token, now);
    if (verdict.outcome === 'failed') {
      this.#log.info({ detail: verdict.detail }, 'verification failed');
    } else if (verdict.outcome === 'unavailable') {
      const { reason, detail } = verdict;
      this.#trouble = {
        problem: { problem: reason, detail: `${advice[reason]} (${detail})` },
        at: now,
      };
      this.#log.error({ reason, detail }, advice[reason]);
    } else {
      this.#trouble = undefined;
    }
    return verdict;
  }

  /** What the owner must mend, as of `now`. */
  problems(now: number): readonly HealthProblem[] {
    return this.#trouble && now - this.#trouble.at < troubleLastsMs ? [this.#trouble.problem] : [];
  }
}
