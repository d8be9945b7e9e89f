import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { emailKey } from '../leads/email-key.ts';
import { plainWords } from '../leads/plain-words.ts';
import type { LeadFilter } from '../leads/ports.ts';
import type { Engine, Tables } from './tables.ts';

export type LeadQuery = SelectQueryBuilder<Tables, 'leads', object>;

/**
 * The leads that a filter names, in no order, with words looked up in the database's own index. Only
 * so many of the newest where `newest` says so and nothing but words narrows the search: the index can
 * stop early then.
 */
export function matchingLeads(
  db: Kysely<Tables>,
  engine: Engine,
  filter: LeadFilter,
  newest?: number,
): LeadQuery {
  const { folder, since, until, email, search } = filter;
  let query: LeadQuery = db.selectFrom('leads');
  if (folder) query = query.where('folder', '=', folder);
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (until !== undefined) query = query.where('received_at', '<', until);
  if (email !== undefined) query = query.where('email_key', '=', emailKey(email));
  if (search === undefined) return query;
  // No word in it means that nothing can match, not that everything does.
  const words = plainWords(search);
  if (words.length === 0) return query.where(sql<boolean>`1 = 0`);
  const isAll = !folder && since === undefined && until === undefined && email === undefined;
  const end = newest !== undefined && isAll ? sql`order by rowid desc limit ${newest}` : sql``;
  // The words are letters and digits only, so no operator of either search language slips in.
  return engine === 'sqlite'
    ? query.where(
        sql<boolean>`seq in (select rowid from lead_words where lead_words match ${words.map((word) => `"${word}"*`).join(' ')} ${end})`,
      )
    : query.where(
        sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`,
      );
}
