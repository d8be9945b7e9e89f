import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { emailKey } from '../leads/email-key.ts';
import { plainWords } from '../leads/plain-words.ts';
import type { LeadFilter } from '../leads/ports.ts';
import type { Engine, Tables } from './tables.ts';

export type LeadQuery = SelectQueryBuilder<Tables, 'leads', object>;

/** The leads that a filter names, in no order; words are looked up in the database's own index. */
export function matchingLeads(db: Kysely<Tables>, engine: Engine, filter: LeadFilter): LeadQuery {
  const { folder, since, until, email, search } = filter;
  let query: LeadQuery = db.selectFrom('leads');
  if (folder) query = query.where('folder', '=', folder);
  if (since !== undefined) query = query.where('received_at', '>=', since);
  if (until !== undefined) query = query.where('received_at', '<', until);
  if (email !== undefined) query = query.where('email_key', '=', emailKey(email));
  if (search === undefined) return query;
  const words = plainWords(search);
  // A search without a single word matches nothing rather than everything.
  if (words.length === 0) return query.where(sql<boolean>`1 = 0`);
  // The words are letters and digits only, so they cannot contain an operator of the search language.
  if (engine === 'sqlite') {
    const match = words.map((word) => `"${word}"*`).join(' ');
    return query.where(
      sql<boolean>`seq in (select rowid from lead_words where lead_words match ${match})`,
    );
  }
  const match = words.map((word) => `${word}:*`).join(' & ');
  return query.where(sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${match})`);
}
