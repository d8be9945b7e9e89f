import type { Job, JobKind } from '../../delivery/job.ts';
import type { Store } from '../open-store.ts';

/** Leases all due jobs of these kinds, one after the other, as a worker does. */
export async function claimJobs(
  { jobs }: Pick<Store, 'jobs'>,
  kinds: readonly JobKind[],
  leaseMs: number,
  now: number,
): Promise<Job[]> {
  const claimed: Job[] = [];
  for (;;) {
    const job = await jobs.claim(kinds, leaseMs, now);
    if (!job) return claimed;
    claimed.push(job);
  }
}
