import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import type { Folder } from '../../contract/folders.ts';
import { normalizePhone } from '../../contract/phone.ts';
import { contentHash, emailKey, plainWords } from '../leads/comparable-text.ts';
import { pickFields, type StoredLead, searchedTexts } from '../leads/stored-lead.ts';
import type { IdempotentRequest, Submission, SubmissionResult } from '../leads/submission.ts';
import { findKey, putKey } from './idempotency.ts';
import { addJobs, eraseJobs, pickJobs } from './job-rows.ts';
import { type Database, inPages, isSqlite, pageSize, spendToken } from './queries.ts';
import { createSettings, scrubOwed } from './settings.ts';
import type { Tables } from './tables.ts';

export interface LeadFilter {
  id?: string | undefined;
  folder?: Folder | undefined;
  /** Received at or after, in milliseconds since 1970. */
  since?: number | undefined;
  /** Received before, in milliseconds since 1970. */
  until?: number | undefined;
  /** Words that must all occur in the searched fields; each may be the beginning of a word. */
  search?: string | undefined;
  /** The sender's address, in any letter case. */
  email?: string | undefined;
}

/** A lead with its number, which is unique in this store. */
export type NumberedLead = StoredLead & { number: number };

/** A query for leads. */
export type Leads = SelectQueryBuilder<Tables, 'leads', object>;

export type LeadRow = Selectable<Tables['leads']>;

export type LeadStore = ReturnType<typeof createLeadStore>;

/** The store of leads. Every promise resolves only once its effect is on disk. */
export function createLeadStore(db: Database) {
  return {
    findKey: (request: IdempotentRequest, now: number) => findKey(db, request, now),

    /** Stores the lead, its outbox jobs, the used token and the key in one transaction. */
    submit({ lead, token, idempotency }: Submission, now: number): Promise<SubmissionResult> {
      return db.transaction().execute(async (trx) => {
        if (token && !(await spendToken(trx, token))) {
          // The same request may have arrived twice: then its key gives the lead.
          const known = idempotency && (await findKey(trx, idempotency, now));
          return known ?? { outcome: 'token-reused' };
        }
        const known = idempotency && (await putKey(trx, idempotency, lead.id, now));
        if (known) return known;
        // Computed before the lead is inserted, so that a new sender counts as zero.
        const kinds = await pickJobs(trx, lead.folder, emailKey(lead.email), now);
        await trx.insertInto('leads').values(leadRow(lead)).execute();
        const jobs = kinds.map((kind) => ({ kind, subjectId: lead.id }));
        await addJobs(trx, jobs, now);
        return { outcome: 'stored' };
      });
    },

    async find(id: string): Promise<StoredLead | undefined> {
      const row = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      return row && leadOfRow(row);
    },

    /** Newest first. */
    async list(filter: LeadFilter, limit = 100): Promise<readonly NumberedLead[]> {
      const rows = await matching(filter)
        .selectAll()
        .orderBy('receivedAt', 'desc')
        .orderBy('seq', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ number: Number(row.seq), ...leadOfRow(row) }));
    },

    /** Yields every match, oldest first, page by page. */
    async *stream(filter: LeadFilter): AsyncIterable<StoredLead> {
      for await (const row of streamRows(db, matching(filter))) yield leadOfRow(row);
    },

    async count(filter: LeadFilter): Promise<number> {
      const counting = matching(filter).select(({ fn }) => fn.countAll<number>().as('count'));
      return (await counting.executeTakeFirstOrThrow()).count;
    },

    /**
     * Whether another person has sent the same words since then: one with another email and another phone,
     * and not the same name from the same address. Someone who corrects a mistyped email keeps the rest.
     */
    async seenFromOthers(
      said: Pick<StoredLead, 'message' | 'email' | 'phone' | 'name' | 'address'>,
      since: number,
    ): Promise<boolean> {
      const { message, email, phone, name, address } = said;
      // Two requests without a known address need not come from the same place.
      const { rows } = await sql`select 1 from leads where content_hash = ${contentHash(message)}
        and received_at >= ${since} and email_key <> ${emailKey(email)} and phone <> ${phone}
        and (${address} = '' or address <> ${address} or name <> ${name}) limit 1`.execute(db);
      return rows.length > 0;
    },

    /**
     * Removes leads with their jobs (LGPD art. 18 VI), except those that are no longer in `folder`. Returns
     * the ids of the removed leads and the number of removed jobs.
     */
    async erase(ids: readonly string[], now: number, folder?: Folder) {
      if (ids.length === 0) return { leadIds: [], jobs: 0 };
      return await db.transaction().execute(async (trx) => {
        // Locks them first: a reply that is being stored has a job of its own, which must be erased too. In one
        // order, so that two erasures do not deadlock.
        const chosen = trx.selectFrom('leads').select('id').where('id', 'in', ids);
        const locked = (folder ? chosen.where('folder', '=', folder) : chosen).forUpdate();
        const leadIds = (await locked.orderBy('id').execute()).map(({ id }) => id);
        if (leadIds.length === 0) return { leadIds, jobs: 0 };
        const ofLeads = trx.selectFrom('leadReplies').select('id').where('leadId', 'in', leadIds);
        const replies = (await ofLeads.execute()).map(({ id }) => id);
        await trx.deleteFrom('leads').where('id', 'in', leadIds).execute();
        const jobs = await eraseJobs(trx, [...leadIds, ...replies], now);
        await trx.deleteFrom('idempotencyKeys').where('leadId', 'in', leadIds).execute();
        await createSettings(trx).set(scrubOwed, crypto.randomUUID());
        return { leadIds, jobs };
      });
    },
  };

  /** Returns the leads of a filter, unordered; words are found through the full-text index. */
  function matching(filter: LeadFilter): Leads {
    const { id, folder, since, until, email, search } = filter;
    let query: Leads = db.selectFrom('leads');
    if (id !== undefined) query = query.where('id', '=', id);
    if (folder) query = query.where('folder', '=', folder);
    if (since !== undefined) query = query.where('receivedAt', '>=', since);
    if (until !== undefined) query = query.where('receivedAt', '<', until);
    if (email !== undefined) query = query.where('emailKey', '=', emailKey(email));
    return search === undefined ? query : query.where(matchesSearch(db, search));
  }
}

/** Yields the rows of a query, oldest first, page by page. */
export async function* streamRows(db: Database, leads: Leads): AsyncIterable<LeadRow> {
  const pages = inPages<LeadRow>((last) => {
    const after = sql<boolean>`(received_at, seq) > (${last?.receivedAt}, ${last?.seq})`;
    const found = last ? leads.where(after) : leads;
    // A page is found through the query's index, which does not hold whole rows.
    const page = found.select('seq').orderBy('receivedAt').orderBy('seq').limit(pageSize);
    const rows = db.selectFrom('leads').selectAll().where('seq', 'in', page);
    return rows.orderBy('receivedAt').orderBy('seq').execute();
  });
  for await (const page of pages) yield* page;
}

/** A search with fewer digits is not treated as a phone number. */
const searchedDigits = 6;

/**
 * Matches leads in which each word of the search begins a word, or, if it looks like a phone number in any
 * format, whose number contains it.
 */
export function matchesSearch(db: Database, search: string): RawBuilder<boolean> {
  const found = matchesPrefixes(db, search);
  const number = normalizePhone(search);
  if (/\p{L}/u.test(search) || number.length < searchedDigits) return found;
  return sql<boolean>`(${found} or phone like ${`%${number}%`})`;
}

/** Uses the database's full-text index. */
function matchesPrefixes(db: Database, search: string): RawBuilder<boolean> {
  const sorted = plainWords(search).sort();
  // One that begins the next is found with it. The shortest words would take longest, up to seconds.
  const words = sorted.filter((word, at) => !sorted[at + 1]?.startsWith(word));
  // A search without any word matches nothing rather than everything.
  if (words.length === 0) return sql<boolean>`1 = 0`;
  // The words are only letters and digits, so they cannot contain an operator of the search language.
  if (isSqlite(db)) {
    const match = words.map((word) => `"${word}"*`).join(' ');
    return sql<boolean>`seq in (select rowid from lead_words where lead_words match ${match})`;
  }
  const match = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`to_tsvector('simple', words) @@ to_tsquery('simple', ${match})`;
}

function leadRow(lead: StoredLead): Insertable<Tables['leads']> {
  const searched = searchedTexts(lead).join(' ');
  // In capitals too, because those of ß are SS.
  const words = new Set(plainWords(`${searched} ${searched.toUpperCase()}`));
  return {
    ...lead,
    reasons: JSON.stringify(lead.reasons),
    attribution: lead.attribution ? JSON.stringify(lead.attribution) : null,
    emailKey: emailKey(lead.email),
    contentHash: contentHash(lead.message),
    source: sourceOf(lead),
    campaign: lead.attribution?.utm?.['utm_campaign'] ?? '',
    changedAt: lead.receivedAt,
    words: [...words].join(' '),
  };
}

/** Returns what brought the visitor: the campaign's source or the referrer's host; '' if unknown. */
export function sourceOf({ attribution }: Pick<StoredLead, 'attribution'>): string {
  const { utm, referrer = '' } = attribution ?? {};
  const host = URL.parse(referrer)?.host.replace(/^www\./, '');
  return (utm?.['utm_source'] || host || '').toLowerCase();
}

/** Returns the lead of a row. */
export function leadOfRow(row: LeadRow): StoredLead {
  return {
    ...pickFields(row),
    id: row.id,
    receivedAt: row.receivedAt,
    language: row.language,
    folder: row.folder,
    address: row.address,
    userIp: row.userIp,
    reasons: JSON.parse(row.reasons),
    attribution: row.attribution === null ? undefined : JSON.parse(row.attribution),
    score: row.score ?? undefined,
  };
}
