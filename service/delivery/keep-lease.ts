import { errorFields, type Log } from '../log.ts';
import type { Job, JobQueue } from './job.ts';
import { leaseSlackMs } from './schedule.ts';

export interface LeaseSettings {
  queue: Pick<JobQueue, 'renew'>;
  /** How often the lease is renewed, in milliseconds. */
  stepMs: number;
  clock: () => number;
  log: Log;
}

/** Renews the lease of a claimed job until `end`, which resolves when no renewal is under way. */
export function keepLease(
  job: Job,
  { queue, stepMs, clock, log }: LeaseSettings,
): { end(): Promise<void> } {
  let renewed = Promise.resolve();
  const timer = setInterval(() => {
    renewed = renewed.then(renew);
  }, stepMs);

  async function renew(): Promise<void> {
    try {
      const isOurs = await queue.renew(job, clock() + stepMs + leaseSlackMs);
      if (!isOurs) clearInterval(timer);
    } catch (error) {
      log.warn({ job: job.id, ...errorFields(error) }, 'a lease could not be renewed');
    }
  }

  return {
    async end() {
      clearInterval(timer);
      // One that came after the outcome would move the next attempt.
      await renewed;
    },
  };
}
