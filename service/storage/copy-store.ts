import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows per statement: times the columns of the widest table, this stays below PostgreSQL's limit. */
const pageSize = 500;

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
] as const satisfies readonly (readonly [keyof Tables, string])[];

/** A setting that is true of one database only. */
const leftBehind = 'last-write-check';

export type CopiedRows = Record<string, number>;

/**
 * Copies every row of one store into another whose tables are up to date, in one transaction, and
 * returns the number of rows of each table. Throws if the target holds rows, so that no two stores mix.
 */
export async function copyStore(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  onProgress: (table: string, rows: number) => void = () => undefined,
): Promise<CopiedRows> {
  return await target.transaction().execute(async (trx) => {
    for (const [table] of tables) {
      if (table !== 'settings' && !(await isEmpty(trx, table))) {
        throw new Error(
          `The target has rows in ${table} already, and a copy would mix both. Copy into an empty database.`,
        );
      }
    }
    // A server that was only started there has left settings of its own, which belong to no lead.
    await trx.deleteFrom('settings').execute();
    const copied: CopiedRows = {};
    for (const [table, key] of tables) {
      let rows = 0;
      for await (const page of pagesOf(source, table, key)) {
        await insertRows(trx, table, page);
        rows += page.length;
        onProgress(table, rows);
      }
      copied[table] = rows;
    }
    return copied;
  });
}

async function isEmpty(trx: Transaction<Tables>, table: keyof Tables): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(trx);
  return rows.length === 0;
}

type Row = Record<string, unknown>;

async function* pagesOf(
  source: Kysely<Tables>,
  table: keyof Tables,
  key: string,
): AsyncIterable<Row[]> {
  let last: unknown;
  for (;;) {
    const after = last === undefined ? sql`` : sql`where ${sql.ref(key)} > ${last}`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${after} order by ${sql.ref(key)} limit ${pageSize}
    `.execute(source);
    last = rows.at(-1)?.[key];
    const page = rows.filter((row) => row[key] !== leftBehind);
    if (page.length > 0) yield page;
    if (rows.length < pageSize) return;
  }
}

async function insertRows(
  trx: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly Row[],
): Promise<void> {
  // The target numbers its rows itself.
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'seq');
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
  `.execute(trx);
}
