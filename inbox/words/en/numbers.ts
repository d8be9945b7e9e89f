import type { numbers as ptBR } from '../pt-BR/numbers.ts';
import type { Spoken } from '../spoken.ts';

/** Words of the statistics. */
export const numbers: Spoken<typeof ptBR> = {
  title: 'Numbers',
  text: 'Held leads and spam are left out. Visits are counted on the server, without cookies or IP addresses.',
  period: 'Period',
  weeks: (n) => `${n} weeks`,
  leads: 'Leads',
  visits: 'Visits',
  conversion: 'Conversion',
  conversionHint: 'leads per hundred visits',
  perWeek: 'Leads by week',
  visitsPerWeek: 'Visits by week',
  week: 'Week of',
  won: 'Won',
  lost: 'Lost',
  open: 'Open',
  outcome: 'Outcome',
  firstAnswer: 'First answer',
  firstAnswerHint: 'median, from form to answer',
  withinPromise: (n, all) =>
    `${n.toLocaleString('en-GB')} of ${all.toLocaleString('en-GB')} on time`,
  waiting: (n) =>
    n === 1
      ? '1 is waiting for an answer'
      : `${n.toLocaleString('en-GB')} are waiting for an answer`,
  noneAnswered: 'None answered yet',
  bySource: 'Sources',
  byInterest: 'Topics',
  byLanguage: 'Languages',
  byPage: 'Pages',
  byCampaign: 'Campaigns',
  name: 'Name',
  views: 'Views',
  noSource: 'no known source',
  others: 'others',
  bots: (n) =>
    n === 1
      ? '1 visit by a bot was left out'
      : `${n.toLocaleString('en-GB')} visits by bots were left out`,
  table: 'See as a table',
  notCounted: 'not counted yet',
  empty: 'Nothing to count yet',
  emptyText: 'Numbers appear with the first lead.',
};
