import { sql } from 'kysely';
import { site } from '#site';
import { type Database, isSqlite } from '../../../service/storage/queries.ts';
import type { Numbers } from '../../contract/numbers.ts';
import type { LeadState } from '../../contract/terms.ts';
import { workingDays } from '../leads/promise.ts';
import { promisesWithin } from './promises.ts';
import { mostOf } from './tally.ts';
import { type Week, weeksUntil } from './weeks.ts';

/** Statistics of leads by week, source and outcome, and of visits. */
export function createNumbers(db: Database) {
  /** Names the index, because SQLite without statistics would read whole rows instead. */
  const leads = isSqlite(db) ? sql`leads indexed by leads_counted` : sql`leads`;

  /** Leads of each week by current state, and how many were answered in time. */
  async function leadsByWeek(weeks: readonly Week[]) {
    const spans = weeks.flatMap(({ name, from, until }) =>
      promisesWithin(from, until, workingDays).map(
        (span) =>
          sql`(cast(${name} as text), cast(${span.from} as bigint), cast(${span.until} as bigint),
            cast(${span.by} as bigint), cast(${span.after} as bigint))`,
      ),
    );
    const { rows } = await sql<{
      name: string;
      state: LeadState;
      count: number;
      answered: number;
      inTime: number;
    }>`
      with span (name, starts, ends, answer_by, answer_after) as (values ${sql.join(spans)})
      select span.name, state, count(*) as count, count(answered_at) as answered,
        count(*) filter (where answered_at <= coalesce(answer_by, received_at + answer_after)) as in_time
      from span join ${leads}
      on folder = 'inbox' and received_at >= starts and received_at < ends
      group by span.name, state`.execute(db);
    return rows;
  }

  async function leadsByKind(since: number) {
    const { rows } = await sql<{
      source: string;
      interest: string;
      language: string;
      state: LeadState;
      count: number;
    }>`select source, interest, language, state, count(*) as count from ${leads}
      where folder = 'inbox' and received_at >= ${since}
      group by source, interest, language, state`.execute(db);
    return rows;
  }

  async function leadsByCampaign(since: number) {
    const { rows } = await sql<{ name: string; leads: number }>`
      select campaign as name, count(*) as leads from ${leads}
      where folder = 'inbox' and received_at >= ${since} and campaign <> ''
      group by campaign`.execute(db);
    return rows;
  }

  /** Median time to the first answer, in milliseconds. */
  async function medianAnswer(since: number, answered: number): Promise<number | null> {
    if (answered === 0) return null;
    const { rows } = await sql<{ ms: number }>`
      select answered_at - received_at as ms from ${leads}
      where folder = 'inbox' and received_at >= ${since} and answered_at is not null
      order by 1 limit ${2 - (answered % 2)} offset ${Math.floor((answered - 1) / 2)}`.execute(db);
    return Math.round(rows.reduce((sum, { ms }) => sum + ms, 0) / rows.length);
  }

  const visitsBy = (column: 'day' | 'page' | 'source' | 'campaign' | 'language', day: string) =>
    db
      .selectFrom('pageVisits')
      .where('day', '>=', day)
      .where('isBot', '=', 0)
      .groupBy(column)
      .select([`${column} as name`, sumOf('views').as('views'), sumOf('visits').as('visits')])
      .execute();

  return async function read(count: number, now: number): Promise<Numbers> {
    const weeks = weeksUntil(now, count, site.facts.timeZone);
    const [{ from: since, name: firstDay }] = weeks;
    const byWeek = await leadsByWeek(weeks);
    const kinds = await leadsByKind(since);
    const byDay = await visitsBy('day', firstDay);
    const { first } = await db
      .selectFrom('pageVisits')
      .select(({ fn }) => fn.min<string | null>('day').as('first'))
      .executeTakeFirstOrThrow();
    const { bots } = await db
      .selectFrom('pageVisits')
      .select(sumOf('visits').as('bots'))
      .where('day', '>=', firstDay)
      .where('isBot', '=', 1)
      .executeTakeFirstOrThrow();

    const sum = (rows: readonly { count: number }[]) =>
      rows.reduce((total, { count }) => total + count, 0);
    const inState = <Row extends { state: LeadState }>(rows: readonly Row[], state: LeadState) =>
      rows.filter((row) => row.state === state);
    const visitsOf = (rows: readonly { visits: number }[]) =>
      rows.reduce((total, { visits }) => total + visits, 0);

    const answered = byWeek.reduce((total, row) => total + row.answered, 0);

    return {
      weeks: weeks.map(({ name, last }) => {
        const own = byWeek.filter((row) => row.name === name);
        const days = byDay.filter((day) => day.name >= name && day.name <= last);
        return {
          week: name,
          leads: sum(own),
          won: sum(inState(own, 'won')),
          lost: sum(inState(own, 'lost')),
          visits: first !== null && first <= last ? visitsOf(days) : null,
        };
      }),
      bySource: mostOf(
        { leads: 0, won: 0, visits: 0 },
        kinds.map(({ source, state, count }) => ({
          name: source,
          leads: count,
          won: state === 'won' ? count : 0,
        })),
        await visitsBy('source', firstDay),
      ),
      byInterest: mostOf(
        { count: 0 },
        kinds.map(({ interest, count }) => ({ name: interest, count })),
      ),
      byLanguage: mostOf(
        { leads: 0, visits: 0 },
        kinds.map(({ language, count }) => ({ name: language, leads: count })),
        await visitsBy('language', firstDay),
      ),
      byPage: mostOf({ views: 0, visits: 0 }, await visitsBy('page', firstDay)),
      byCampaign: mostOf(
        { visits: 0, leads: 0 },
        (await visitsBy('campaign', firstDay)).filter(({ name }) => name),
        await leadsByCampaign(since),
      ),
      firstAnswer: {
        median: await medianAnswer(since, answered),
        answered,
        withinPromise: byWeek.reduce((total, { inTime }) => total + inTime, 0),
        open: inState(byWeek, 'new').reduce((total, row) => total + row.count - row.answered, 0),
      },
      outcome: {
        won: sum(inState(kinds, 'won')),
        lost: sum(inState(kinds, 'lost')),
        open: sum(kinds.filter(({ state }) => state === 'new' || state === 'answered')),
      },
      visits: visitsOf(byDay),
      bots,
    };
  };
}

/** Cast to a number: PostgreSQL's sum of int8 is numeric, which pg returns as text. */
const sumOf = (column: 'views' | 'visits') =>
  sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;
