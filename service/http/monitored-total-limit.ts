import type { HealthProblem } from '../health-problem.ts';
import type { TotalLimit } from '../leads/limits.ts';
import type { Log } from '../log.ts';

function advice(of: 'leads' | 'newsletter'): HealthProblem {
  const what = of === 'leads' ? 'leads' : 'newsletter sign-ups';
  return {
    problem: of === 'leads' ? 'lead-limit-reached' : 'newsletter-limit-reached',
    detail: `As many ${what} came as RATE_LIMIT_TOTAL allows, so visitors are asked to try again later. If they are genuine, raise it and restart.`,
  };
}

/** A limit that tells the owner when it is reached: once in the log, in `/readyz` while it lasts. */
export class MonitoredTotalLimit implements TotalLimit {
  readonly #inner: TotalLimit;
  readonly #advice: HealthProblem;
  readonly #log: Log;
  #quietUntil = 0;

  constructor(inner: TotalLimit, of: 'leads' | 'newsletter', log: Log) {
    this.#inner = inner;
    this.#advice = advice(of);
    this.#log = log;
  }

  async take(now: number): Promise<number> {
    const wait = await this.#inner.take(now);
    if (wait > 0 && now >= this.#quietUntil) {
      this.#quietUntil = now + wait * 1000;
      const { problem, detail } = this.#advice;
      this.#log.error({ problem, forSeconds: wait }, detail);
    }
    return wait;
  }

  giveBack(takenAt: number): Promise<void> {
    return this.#inner.giveBack(takenAt);
  }

  wait(now: number): Promise<number> {
    return this.#inner.wait(now);
  }

  /** What the owner must mend, as of `now`; on PostgreSQL also where another process reached it. */
  async problems(now: number): Promise<readonly HealthProblem[]> {
    return (await this.#inner.wait(now)) > 0 ? [this.#advice] : [];
  }
}
