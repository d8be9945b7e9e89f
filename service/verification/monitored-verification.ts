import type { HealthProblem } from '../health-problem.ts';
import type { HumanVerification, SetupFault, Verdict } from '../leads/ports.ts';
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

const suspicions: Record<SetupFault, string> = {
  host: 'Visitors use the site under a name that SITE_URL and ALLOWED_ORIGINS do not hold, so their leads are held or refused. Set SITE_URL to the address that visitors see, or redirect the other name to it; restart, then release the held leads.',
  clock:
    'The verification service calls tokens good that are too old or too new by the clock of this machine, so every lead is refused. Set the clock (NTP).',
};

/** So many suspect refusals in a row, with none let through between them, are no forger's any more. */
const refusalsInARow = 3;

/** A verification that tells the owner of its troubles: in the log at once, in `/readyz` for an hour. */
export class MonitoredVerification implements HumanVerification {
  readonly #inner: HumanVerification;
  readonly #log: Log;
  #trouble: { problem: HealthProblem; at: number } | undefined;
  #refused = 0;

  constructor(inner: HumanVerification, log: Log) {
    this.#inner = inner;
    this.#log = log;
  }

  async verify(token: string, now: number, pageHost?: string): Promise<Verdict> {
    const verdict = await this.#inner.verify(token, now, pageHost);
    const { outcome } = verdict;
    if (outcome === 'passed') {
      this.#trouble = undefined;
      this.#refused = 0;
      return verdict;
    }
    const { detail, suspect } = verdict;
    if (outcome === 'unavailable') {
      const { reason } = verdict;
      this.#tell(reason, suspect ? suspicions[suspect] : advice[reason], { detail, now });
      return verdict;
    }
    this.#log.info({ detail }, 'verification failed');
    if (suspect && ++this.#refused >= refusalsInARow) {
      this.#tell('verification-misconfigured', suspicions[suspect], { detail, now });
    }
    return verdict;
  }

  #tell(
    reason: keyof typeof advice,
    what: string,
    { detail, now }: { detail: string; now: number },
  ) {
    this.#trouble = { problem: { problem: reason, detail: `${what} (${detail})` }, at: now };
    this.#log.error({ reason, detail }, what);
  }

  /** What the owner must mend, as of `now`. */
  problems(now: number): readonly HealthProblem[] {
    return this.#trouble && now - this.#trouble.at < troubleLastsMs ? [this.#trouble.problem] : [];
  }
}
