import { type Kysely, sql } from 'kysely';
import { OwnerError } from '../owner-error.ts';
import { inPages, pageSize } from './queries.ts';
import type { Tables } from './tables.ts';

/** Every table that outlives the process, parents first, with the column that orders it. */
const tables = [
  ['leads', 'id'],
  ['jobs', 'id'],
  ['idempotency_keys', 'key'],
  ['used_tokens', 'id'],
  ['settings', 'key'],
  ['newsletter_sign_ups', 'id'],
  ['newsletter_subscribers', 'email_key'],
  ['newsletter_tokens', 'hash'],
  ['people', 'id'],
  ['sign_in_links', 'id'],
  ['passkeys', 'id'],
  ['sessions', 'hash'],
  ['audit', 'seq'],
  ['lead_notes', 'id'],
  ['lead_events', 'id'],
  ['lead_replies', 'id'],
  ['bookings', 'id'],
  ['booked_slots', 'starts_at'],
  ['booking_links', 'hash'],
  ['letters', 'id'],
  ['letter_recipients', 'id'],
  ['page_visits', 'id'],
] as const;

type Row = Record<string, unknown>;

/**
 * Copies every row of one store into another whose tables are up to date, in one transaction. Throws if
 * the target holds rows, so that no two stores mix.
 */
export async function copyRows(source: Kysely<Tables>, target: Kysely<Tables>): Promise<void> {
  const from = source.withoutPlugins();
  await target.transaction().execute(async (withPlugins) => {
    const trx = withPlugins.withoutPlugins();
    // A server that was only started there has left settings of its own, which belong to no lead.
    await sql`delete from settings`.execute(trx);
    for (const [name, key] of tables) {
      const table = sql.table(name);
      const { rows: found } = await sql`select 1 from ${table} limit 1`.execute(trx);
      if (found.length > 0) throw new OwnerError('storeNotEmpty');
      const pages = inPages<Row>(async (last) => {
        const after = last ? sql`where ${sql.ref(key)} > ${last[key]}` : sql``;
        const order = sql`order by ${sql.ref(key)} limit ${pageSize}`;
        return (await sql<Row>`select * from ${table} ${after} ${order}`.execute(from)).rows;
      });
      for await (const rows of pages) {
        if (rows.length > 0) await sql`insert into ${table} ${valuesOf(rows)}`.execute(trx);
      }
    }
  });
}

/** Columns and values of an insert; a row of a table that numbers its own loses the number. */
export function valuesOf(rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'seq');
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  return sql`(${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`;
}
