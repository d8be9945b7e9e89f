import { type ExpressionBuilder, type NotNull, sql } from 'kysely';
import { type Folder, folders } from '../../../contract/folders.ts';
import type { StoredLead } from '../../../service/leads/stored-lead.ts';
import {
  type LeadRow,
  type Leads,
  leadOfRow,
  matchesSearch,
  streamRows,
} from '../../../service/storage/leads.ts';
import { type Database, isSqlite, pageSize } from '../../../service/storage/queries.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import type { Counts, LeadPage } from '../../contract/leads.ts';
import type { LeadState } from '../../contract/terms.ts';
import type { LeadChoice } from './lead-query.ts';
import { isUnreached, summaryColumns, summaryOf } from './lead-rows.ts';
import { overdueCutoff, workingDays } from './promise.ts';

/** Number of leads on one page of the list. */
const leadsPerPage = 50;

/** Number of sources offered as a filter. */
const sourcesShown = 50;

/** Columns about the work on a lead, for the export. */
export type Worked = Pick<LeadRow, 'state' | 'assignedTo' | 'answeredAt'>;

/**
 * The list of leads and its counts. The ids to show are read from one index that covers all filters, and
 * the rows only then, so that a filter that matches few of a hundred thousand leads is as fast as one that
 * matches all.
 */
export function createLeadList(db: Database) {
  /** Names the index, because SQLite without statistics would choose a worse one. */
  const leads = (): Leads =>
    isSqlite(db)
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
    if (search) query = query.where(matchesSearch(db, search));
    return query;
  }

  const isOverdue = (now: number) => (eb: ExpressionBuilder<Tables, 'leads'>) =>
    eb.and([
      eb('folder', '=', 'inbox'),
      eb('state', '=', 'new'),
      eb('receivedAt', '<=', overdueCutoff(now, workingDays)),
    ]);

  return {
    /** One page, newest first; late leads by longest waiting. */
    async page(choice: LeadChoice, now: number): Promise<LeadPage> {
      const { after, overdue } = choice;
      const direction = overdue ? 'asc' : 'desc';
      let found = chosen(choice, now).select('seq');
      if (after) {
        const isFurther = sql.raw(overdue ? '>' : '<');
        const place = sql`(${after.receivedAt}, ${after.seq})`;
        found = found.where(sql<boolean>`(received_at, seq) ${isFurther} ${place}`);
      }
      // One row more than shown tells that there is a next page.
      const shown = found
        .orderBy('receivedAt', direction)
        .orderBy('seq', direction)
        .limit(leadsPerPage + 1);
      const rows = await db
        .selectFrom('leads')
        .select(summaryColumns)
        .select(isUnreached)
        .where('seq', 'in', shown)
        .orderBy('receivedAt', direction)
        .orderBy('seq', direction)
        .execute();
      const last = rows.length > leadsPerPage ? rows[leadsPerPage - 1] : undefined;
      return {
        leads: rows.slice(0, leadsPerPage).map(summaryOf),
        next: last ? `${last.receivedAt}-${last.seq}` : null,
      };
    },

    /** Every matching lead, oldest first, read page by page. */
    async *stream(choice: LeadChoice, now: number): AsyncIterable<StoredLead & Worked> {
      for await (const row of streamRows(db, chosen(choice, now))) {
        const { state, assignedTo, answeredAt } = row;
        yield { ...leadOfRow(row), state, assignedTo, answeredAt };
      }
    },

    /** Leads that came or changed since then, latest first, up to a limit. */
    changedSince: (since: number) =>
      db
        .selectFrom('leads')
        .select(['id', 'folder', 'receivedAt', 'changedAt'])
        .where('changedAt', '>', since)
        .orderBy('changedAt', 'desc')
        .limit(pageSize)
        .execute(),

    /** Ids of leads erased since then, from the audit. */
    erasedSince: (since: number) =>
      db
        .selectFrom((from) =>
          from
            .selectFrom('audit')
            .select(['subjectId', 'at', 'action'])
            .orderBy('seq', 'desc')
            .limit(pageSize)
            .as('latest'),
        )
        .select(['subjectId as id', 'at'])
        .$narrowType<{ id: NotNull }>()
        .where('action', '=', 'erasure')
        .where('at', '>', since)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('leads').select('id').whereRef('leads.id', '=', 'subjectId'))),
        )
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
