import { type Kysely, type Selectable, sql } from 'kysely';
import { plainWords } from '../leads/plain-words.ts';
import type { LeadFilter } from '../leads/ports.ts';
import { type LeadQuery, matchingLeads } from './matching-leads.ts';
import type { Engine, LeadTable, Tables } from './tables.ts';

/** Leads looked through for each that is wanted before the index of words is asked, and at most. */
const lookedThrough = 20;
const lookedThroughMax = 2000;

/**
 * So many of the leads that a filter names, newest first, in a time that does not grow with all that
 * are stored. An index of words must gather every lead in which a word begins so before it gives the
 * first one away, so a word that many have is looked for in the newest leads themselves: they soon
 * fill the page. Where they do not, the word is rare enough for the index.
 */
export async function newestLeads(
  db: Kysely<Tables>,
  engine: Engine,
  filter: LeadFilter,
  limit: number,
): Promise<readonly Selectable<LeadTable>[]> {
  const { search, ...rest } = filter;
  if (search !== undefined) {
    const words = plainWords(search);
    if (words.length === 0) return [];
    const looked = Math.min(limit * lookedThrough, lookedThroughMax);
    const recent = newestFirst(matchingLeads(db, engine, rest));
    let found = db.selectFrom(recent.selectAll().limit(looked).as('leads'));
    for (const word of words) {
      found = found.where(sql<string>`' ' || words`, 'like', `% ${word}%`);
    }
    const rows = await newestFirst(found).selectAll().limit(limit).execute();
    if (rows.length === limit) return rows;
    const beyond = await recent.select('id').offset(looked).limit(1).executeTakeFirst();
    if (!beyond) return rows;
  }
  return await newestFirst(matchingLeads(db, engine, filter, limit))
    .selectAll()
    .limit(limit)
    .execute();
}

function newestFirst(query: LeadQuery): LeadQuery {
  return query.orderBy('received_at', 'desc').orderBy('seq', 'desc');
}
