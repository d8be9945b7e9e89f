import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Enough to tell the owner that several are meant. */
const mostFound = 9;

/**
 * Ids of leads or deliveries that begin or end with what the owner typed: tables show the end of an
 * id, because ids of the same minute begin alike.
 */
export async function findIds(
  db: Kysely<Tables>,
  table: 'leads' | 'jobs',
  typed: string,
): Promise<string[]> {
  const part = typed.toLowerCase();
  if (!/^[\da-f-]{4,36}$/.test(part)) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(({ eb, or }) => or([eb('id', 'like', `${part}%`), eb('id', 'like', `%${part}`)]))
    .orderBy('id')
    .limit(mostFound)
    .execute();
  return rows.map(({ id }) => id);
}
