import type { HealthProblem } from '../health-problem.ts';
import type { HumanVerification, SetupFault, Verdict } from '../leads/human-verification.ts';
import type { Log } from '../log.ts';

/** A problem that did not come back for so long counts as solved, in milliseconds. */
const problemLastsMs = 60 * 60 * 1000;

type Reason = Extract<Verdict, { outcome: 'unavailable' }>['reason'];

const advice: Record<Reason, string> = {
  'verification-misconfigured':
    'The verification service refuses our keys, so every lead is held. Check RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET (reCAPTCHA v3), restart, then release the held leads.',
  'verification-quota':
    'The verification service has no quota left, so every lead is held. Raise the quota, or remove the keys to use the embedded proof of work, then release the held leads.',
  'verification-unreachable':
    'The verification service did not answer, so leads are held. Check the network to RECAPTCHA_VERIFY_URL, then release the held leads.',
};

const suspicions: Record<SetupFault, string> = {
  host: 'Visitors use the site under a name that SITE_URL and ALLOWED_ORIGINS do not hold, so their leads are held or refused. Set SITE_URL to the address that visitors see, or redirect the other name to it; restart, then release the held leads.',
  clock:
    'The verification service calls tokens good that are too old or too new by the clock of this machine, so every lead is refused. Set the clock (NTP).',
};

/** So many suspect refusals in a row, with no success between them, point to our own setup. */
const refusalsInARow = 3;

/** Tells the owner of problems with a verification: in the log at once, in `/readyz` for an hour. */
export class MonitoredVerification implements HumanVerification {
  readonly #inner: HumanVerification;
  readonly #log: Log;
  #last: { problem: HealthProblem; at: number } | undefined;
  #refused = 0;

  constructor(inner: HumanVerification, log: Log) {
    this.#inner = inner;
    this.#log = log;
  }

  async verify(token: string, now: number, pageHost?: string): Promise<Verdict> {
    const verdict = await this.#inner.verify(token, now, pageHost);
    if (verdict.outcome === 'passed') {
      this.#last = undefined;
      this.#refused = 0;
      return verdict;
    }
    const { detail, suspect } = verdict;
    if (verdict.outcome === 'unavailable') {
      const { reason } = verdict;
      this.#report(reason, suspect ? suspicions[suspect] : advice[reason], detail, now);
      return verdict;
    }
    this.#log.info({ detail }, 'verification failed');
    if (suspect) this.#refused += 1;
    if (suspect && this.#refused >= refusalsInARow) {
      this.#report('verification-misconfigured', suspicions[suspect], detail, now);
    }
    return verdict;
  }

  /** What the owner must mend, as of `now`. */
  problems(now: number): readonly HealthProblem[] {
    return this.#last && now - this.#last.at < problemLastsMs ? [this.#last.problem] : [];
  }

  #report(reason: Reason, what: string, detail: string, now: number): void {
    this.#last = { problem: { problem: reason, detail: `${what} (${detail})` }, at: now };
    this.#log.error({ reason, detail }, what);
  }
}
