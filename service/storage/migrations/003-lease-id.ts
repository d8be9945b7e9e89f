import { type Kysely, sql } from 'kysely';

/** Who holds the lease of a job. The number of attempts did not say: a replay resets it. */
export async function addLeaseId(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column lease_id text`.execute(db);
}
