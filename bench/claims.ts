import { sql } from 'kysely';
import type { TestStore } from '../service/storage/testing/open-test-store.ts';

const claims = 25;
const waitingMails = 100_000;

/** Times to claim the next webhook job, in milliseconds. */
export interface Claims {
  alone: readonly number[];
  /** With many mails waiting, as after days of a mail server's outage. */
  behindMails: readonly number[];
}

export async function measureClaims(store: TestStore): Promise<Claims> {
  const now = Date.now();
  for (let nth = 0; nth < 2 * claims; nth += 1) {
    await store.jobs.add({ kind: 'lead-webhook', subjectId: `webhook ${nth}` }, now);
  }
  const alone = await timeClaims(store, now);
  await sql`insert into jobs (id, kind, subject_id, state, attempt, created_at, next_at, log)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${waitingMails})
    select 'mail ' || n, 'owner-notice', 'mail ' || n, 'waiting', 0, ${now}, ${now - 1}, '[]'
    from numbers`.execute(store.db);
  return { alone, behindMails: await timeClaims(store, now) };
}

async function timeClaims(store: TestStore, now: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < claims; nth += 1) {
    const start = performance.now();
    const found = await store.jobs.claim(['lead-webhook'], 60_000, now);
    if (!found) throw new Error('A webhook that was due was not found.');
    times.push(performance.now() - start);
  }
  return times;
}
