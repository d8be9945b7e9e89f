import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { site } from '#site';
import { folders } from '../../../contract/owner-words.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import { holdsWords, type LeadRow, leadOfRow } from '../../../service/storage/leads.ts';
import { type Database, inPages, pageSize } from '../../../service/storage/queries.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import type { Counts, Folder, LeadPage } from '../../contract/leads.ts';
import type { LeadState } from '../../contract/terms.ts';
import type { LeadChoice } from './lead-query.ts';
import { summaryColumns, summaryOf } from './lead-rows.ts';
import { overdueCutoff } from './promise.ts';

/** Leads on one page of the list. */
const listed = 50;

/** Sources that the list can be narrowed by. */
const sourcesShown = 50;

/** What the export says of the work on a lead. */
export type Worked = Pick<LeadRow, 'state' | 'assignedTo' | 'answeredAt'>;

type Leads = SelectQueryBuilder<Tables, 'leads', object>;

/**
 * The list of leads and its counts. Which leads are shown is read from one index that holds all that
 * the list is narrowed by; only then are the rows themselves, so that a choice that fits few of a
 * hundred thousand is as quick as one that fits all.
 */
export function createLeadList({ db, engine }: Database) {
  /** SQLite has no statistics and would take an index that saves a little and misses the most. */
  const leads = (): Leads =>
    engine === 'sqlite'
      ? db.selectFrom(sql<LeadRow>`leads`.as<'leads'>(sql`leads indexed by leads_listed`))
      : db.selectFrom('leads');

  function chosen(choice: LeadChoice, now: number): Leads {
    const { folder, state, interest, language, source, assigned, unread, overdue, search } = choice;
    let query = leads().where('folder', 'in', folder ? [folder] : folders);
    if (state) query = query.where('state', '=', state);
    if (interest) query = query.where('interest', '=', interest);
    if (language) query = query.where('language', '=', language);
    if (source) query = query.where('source', '=', source === '-' ? '' : source);
    if (assigned === '-') query = query.where('assignedTo', 'is', null);
    else if (assigned) query = query.where('assignedTo', '=', assigned);
    if (unread) query = query.where('openedAt', 'is', null);
    if (overdue) query = query.where(isOverdue(now));
    if (search) query = query.where(holdsWords(engine, search));
    return query;
  }

  const isOverdue = (now: number) => (eb: ExpressionBuilder<Tables, 'leads'>) =>
    eb.and([
      eb('folder', '=', 'inbox'),
      eb('state', '=', 'new'),
      eb('receivedAt', '<=', overdueCutoff(now, site.facts.timeZone)),
    ]);

  return {
    /** One page, newest first. */
    async page(choice: LeadChoice, now: number): Promise<LeadPage> {
      const { after } = choice;
      let found = chosen(choice, now).select('seq');
      if (after) {
        found = found.where(sql<boolean>`(received_at, seq) < (${after.receivedAt}, ${after.seq})`);
      }
      // One that is not shown says that there are more.
      const shown = found
        .orderBy('receivedAt', 'desc')
        .orderBy('seq', 'desc')
        .limit(listed + 1);
      const rows = await db
        .selectFrom('leads')
        .select(summaryColumns)
        .where('seq', 'in', shown)
        .orderBy('receivedAt', 'desc')
        .orderBy('seq', 'desc')
        .execute();
      const last = rows.length > listed ? rows[listed - 1] : undefined;
      return {
        leads: rows.slice(0, listed).map(summaryOf),
        next: last ? `${last.receivedAt}-${last.seq}` : null,
      };
    },

    /** Every lead that is chosen, oldest first, read page by page. */
    async *stream(choice: LeadChoice, now: number): AsyncIterable<StoredLead & Worked> {
      const pages = inPages<LeadRow>((last) => {
        let found = chosen(choice, now).select('seq');
        if (last) {
          found = found.where(sql<boolean>`(received_at, seq) > (${last.receivedAt}, ${last.seq})`);
        }
        const read = found.orderBy('receivedAt').orderBy('seq').limit(pageSize);
        return db
          .selectFrom('leads')
          .selectAll()
          .where('seq', 'in', read)
          .orderBy('receivedAt')
          .orderBy('seq')
          .execute();
      });
      for await (const page of pages) {
        for (const row of page) {
          const { state, assignedTo, answeredAt } = row;
          yield { ...leadOfRow(row), state, assignedTo, answeredAt };
        }
      }
    },

    /** What came or changed since then, the latest first; of very many only those. */
    changedSince: (since: number) =>
      db
        .selectFrom('leads')
        .select(['id', 'receivedAt', 'changedAt'])
        .where('changedAt', '>', since)
        .orderBy('changedAt', 'desc')
        .limit(pageSize)
        .execute(),

    async counts(now: number): Promise<Counts> {
      const { rows } = await sql<{
        folder: Folder;
        state: LeadState;
        all: number;
        opened: number;
      }>`select folder, state, count(*) as "all", count(opened_at) as opened
        from leads group by folder, state`.execute(db);
      const overdue = await db
        .selectFrom('leads')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where(isOverdue(now))
        .executeTakeFirstOrThrow();
      const sources = await db
        .selectFrom('leads')
        .select(({ fn }) => ['source', fn.countAll<number>().as('count')])
        .where('folder', '=', 'inbox')
        .groupBy('source')
        .orderBy('count', 'desc')
        .orderBy('source')
        .limit(sourcesShown)
        .execute();
      const sum = (of: typeof rows, key: 'all' | 'opened') =>
        of.reduce((n, row) => n + row[key], 0);
      const folderCounts = (folder: Folder) => {
        const own = rows.filter((row) => row.folder === folder);
        const all = sum(own, 'all');
        return { all, unread: all - sum(own, 'opened') };
      };
      const inState = (state: LeadState) =>
        sum(
          rows.filter((row) => row.folder === 'inbox' && row.state === state),
          'all',
        );
      return {
        folders: {
          inbox: folderCounts('inbox'),
          held: folderCounts('held'),
          spam: folderCounts('spam'),
        },
        states: {
          new: inState('new'),
          answered: inState('answered'),
          won: inState('won'),
          lost: inState('lost'),
        },
        overdue: overdue.n,
        sources,
      };
    },
  };
}
