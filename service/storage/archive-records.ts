import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { jobKinds } from '../delivery/job.ts';
import { OwnerError } from '../owner-error.ts';
import { insertRows } from './copy.ts';
import { addJobs } from './job-rows.ts';
import type { Database } from './queries.ts';

const rows = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.null()])));

const ofLead = (id: string) => sql`lead_id = ${id}`;
const ofSignUp = (id: string) => sql`sign_up_id = ${id}`;
const ofId = (id: string) => sql`id = ${id}`;

/** The tables with the rows of a lead or a subscriber, parents first. */
const recordTables = {
  leads: ofId,
  lead_notes: ofLead,
  lead_events: ofLead,
  lead_replies: ofLead,
  bookings: ofLead,
  booked_slots: (id: string) => sql`booking_id in (select id from bookings where ${ofLead(id)})`,
  booking_links: ofLead,
  newsletter_sign_ups: ofId,
  newsletter_subscribers: ofSignUp,
  newsletter_tokens: ofSignUp,
} as const;

type RecordTable = keyof typeof recordTables;
export const recordTableNames = Object.keys(recordTables) as RecordTable[];

/** All rows of a lead or a subscriber, named as in the database, and the kinds of its jobs. */
const recordSchema = v.object({
  ...v.entriesFromList(recordTableNames, v.optional(rows, [])),
  jobs: v.array(v.picklist(jobKinds)),
});

export type RecordStore = ReturnType<typeof createRecordStore>;

/** Reads the archive's records of leads and subscribers, and fills a store from them. */
export function createRecordStore(db: Database) {
  const plain = db.withoutPlugins();
  return {
    /** Returns all rows of an id as JSON; undefined if it is no lead and no subscriber. */
    async read(id: string): Promise<string | undefined> {
      const found: Partial<Record<RecordTable, unknown[]>> = {};
      for (const table of recordTableNames) {
        const query = sql`select * from ${sql.table(table)} where ${recordTables[table](id)}`;
        found[table] = (await query.execute(plain)).rows;
      }
      if (!found.leads?.length && !found.newsletter_subscribers?.length) return undefined;
      const jobs = await db.selectFrom('jobs').select('kind').where('subjectId', '=', id).execute();
      return JSON.stringify({ ...found, jobs: jobs.map(({ kind }) => kind) });
    },

    /** Throws an OwnerError if the store holds leads or sign-ups. */
    async assertEmpty(): Promise<void> {
      for (const table of ['leads', 'newsletterSignUps'] as const) {
        if (!(await db.selectFrom(table).select('id').limit(1).executeTakeFirst())) continue;
        throw new OwnerError('storeNotEmpty');
      }
    },

    /** Inserts records from `read` in one transaction. Returns the numbers of leads and subscribers. */
    async insert(records: readonly string[], now: number) {
      const parsed = records.map((text) => v.parse(recordSchema, JSON.parse(text)));
      // Nothing is sent again; but as each counts as sent, a later erasure is reported to its receiver.
      const detail = 'restored from the archive, which does not know whether it was sent';
      const log = JSON.stringify([{ at: now, outcome: 'delivered', detail }]);
      const delivered = { state: 'delivered' as const, attempt: 1, log };
      return await db.transaction().execute(async (trx) => {
        for (const { jobs, ...tables } of parsed) {
          const subject = tables.leads[0]?.['id'] ?? tables.newsletter_sign_ups[0]?.['id'];
          const added = jobs.map((kind) => ({ kind, subjectId: String(subject), ...delivered }));
          await addJobs(trx, added, now);
          for (const [table, found] of Object.entries(tables)) {
            await insertRows(trx, table, found, keepLatest[table]);
          }
        }
        const leads = parsed.filter((record) => record.leads.length > 0).length;
        return { leads, subscribers: parsed.length - leads };
      });
    },
  };
}

/**
 * If an address signed up twice, the latest answer counts. If a time was cancelled and booked anew, and the
 * archive has not learnt of the first, the latest booking has it: ids sort by time.
 */
const keepLatest: Record<string, RawBuilder<unknown>> = {
  newsletter_subscribers: sql`on conflict (email_key) do update set sign_up_id = excluded.sign_up_id,
    state = excluded.state, changed_at = excluded.changed_at
    where excluded.changed_at >= newsletter_subscribers.changed_at`,
  booked_slots: sql`on conflict (starts_at) do update set booking_id = excluded.booking_id
    where excluded.booking_id > booked_slots.booking_id`,
};

/** Queues everything stored before there was an archive; safe in several processes at once. */
export async function queueAllRecords(db: Database, now: number): Promise<void> {
  for (const [table, column] of [
    ['leads', 'id'],
    ['newsletter_subscribers', 'sign_up_id'],
  ] as const) {
    const subject = sql.ref(`${table}.${column}`);
    // A subject has one such job, so the job's id can be the subject's.
    await sql`insert into jobs (id, kind, subject_id, state, attempt, created_at, next_at, log)
      select ${subject}, 'record-archive', ${subject}, 'waiting', 0, ${sql.lit(now)}, ${sql.lit(now)}, '[]'
      from ${sql.table(table)} where not exists
      (select 1 from jobs where subject_id = ${subject} and kind = 'record-archive')
      on conflict do nothing`.execute(db.withoutPlugins());
  }
}
