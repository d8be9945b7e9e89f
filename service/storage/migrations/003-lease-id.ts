/** Who holds the lease of a job. The number of attempts did not say: a replay resets it. */
export const leaseId: readonly string[] = ['alter table jobs add column lease_id text'];
