import { sql } from 'kysely';
import { OwnerError } from '../owner-error.ts';
import { type Database, inPages, pageSize } from './queries.ts';

type Row = Record<string, unknown>;

/**
 * Copies every row of a store on SQLite into another whose tables are up to date, in one transaction. Throws
 * if the target holds rows, so that no two stores mix.
 */
export async function copyRows(source: Database, target: Database): Promise<void> {
  const from = source.withoutPlugins();
  // In order of creation, so that parents come first. `lead_words` is filled by its triggers.
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_schema
    where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'
    and name not like 'lead_words%' order by rowid`.execute(from);
  await target.transaction().execute(async (withPlugins) => {
    const trx = withPlugins.withoutPlugins();
    // A server that was started there once has written settings of its own; no lead needs them.
    await sql`delete from settings`.execute(trx);
    for (const { name } of tables) {
      const table = sql.table(name);
      const { rows: found } = await sql`select 1 from ${table} limit 1`.execute(trx);
      if (found.length > 0) throw new OwnerError('storeNotEmpty');
      const pages = inPages<Row>(async (last) => {
        const next = sql<Row>`select rowid as place, * from ${table}
          where rowid > ${last?.['place'] ?? 0} order by rowid limit ${pageSize}`;
        return (await next.execute(from)).rows;
      });
      for await (const page of pages) {
        const rows = page.map(({ place, ...row }) => row);
        await insertRows(trx, name, rows);
      }
    }
  });
}

/** Inserts rows of another store. Drops `seq`, so that a table which numbers its rows numbers them anew. */
export async function insertRows(
  db: Database,
  table: string,
  rows: readonly Row[],
  onConflict = sql``,
): Promise<void> {
  if (rows.length === 0) return;
  const plain = db.withoutPlugins().withTables<Record<string, Row>>();
  const values = rows.map(({ seq, ...row }) => row);
  await plain.insertInto(table).values(values).modifyEnd(onConflict).execute();
}
